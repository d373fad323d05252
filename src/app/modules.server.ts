import activeOrganization from '#modules/active-organization/module.server.ts'
import apiKeys from '#modules/api-keys/module.server.ts'
import apiReference from '#modules/api-reference/module.server.ts'
import arrangedShelves from '#modules/arranged-shelves/module.server.ts'
import bookLookup from '#modules/book-lookup/module.server.ts'
import captcha from '#modules/captcha/module.server.ts'
import catalogue from '#modules/catalogue/module.server.ts'
import connectedApps from '#modules/connected-apps/module.server.ts'
import developerPages from '#modules/developer-pages/module.server.ts'
import directory from '#modules/directory/module.server.ts'
import exports from '#modules/exports/module.server.ts'
import genres from '#modules/genres/module.server.ts'
import gettingStarted from '#modules/getting-started/module.server.ts'
import idempotency from '#modules/idempotency/module.server.ts'
import importCorrections from '#modules/import-corrections/module.server.ts'
import importHistory from '#modules/import-history/module.server.ts'
import importUndo from '#modules/import-undo/module.server.ts'
import imports from '#modules/imports/module.server.ts'
import invitations from '#modules/invitations/module.server.ts'
import live from '#modules/live/module.server.ts'
import managedOrganizations from '#modules/managed-organizations/module.server.ts'
import mcp from '#modules/mcp/module.server.ts'
import notifications from '#modules/notifications/module.server.ts'
import openid from '#modules/openid/module.server.ts'
import organizationActivity from '#modules/organization-activity/module.server.ts'
import organizationSettings from '#modules/organization-settings/module.server.ts'
import organizations from '#modules/organizations/module.server.ts'
import passkeyOnly from '#modules/passkey-only/module.server.ts'
import passkeys from '#modules/passkeys/module.server.ts'
import pwa from '#modules/pwa/module.server.ts'
import readReplicas from '#modules/read-replicas/module.server.ts'
import reader from '#modules/reader/module.server.ts'
import reading from '#modules/reading/module.server.ts'
import savedViews from '#modules/saved-views/module.server.ts'
import searchEngines from '#modules/search-engines/module.server.ts'
import sharedShelves from '#modules/shared-shelves/module.server.ts'
import shelves from '#modules/shelves/module.server.ts'
import singleSignOn from '#modules/single-sign-on/module.server.ts'
import teams from '#modules/teams/module.server.ts'
import tracing from '#modules/tracing/module.server.ts'
import webPush from '#modules/web-push/module.server.ts'
import webhookLog from '#modules/webhook-log/module.server.ts'
import webhooks from '#modules/webhooks/module.server.ts'
import workers from '#modules/workers/module.server.ts'

/** A tuple, since the type of an array would forget the calls of a module that has all that another one has. */
export const modules = [
  apiReference,
  captcha,
  developerPages,
  gettingStarted,
  idempotency,
  imports,
  importHistory,
  importUndo,
  importCorrections,
  genres,
  catalogue,
  bookLookup,
  live,
  notifications,
  openid,
  organizations,
  organizationSettings,
  activeOrganization,
  organizationActivity,
  managedOrganizations,
  teams,
  invitations,
  passkeys,
  passkeyOnly,
  pwa,
  readReplicas,
  reader,
  savedViews,
  searchEngines,
  shelves,
  arrangedShelves,
  reading,
  sharedShelves,
  singleSignOn,
  tracing,
  webPush,
  webhooks,
  webhookLog,
  workers,
  apiKeys,
  mcp,
  connectedApps,
  directory,
  exports,
] as const
