import type { Operation } from '#kit/features/index.server.ts'
import apiKeys from '#modules/api-keys/module.operation.server.ts'
import backup from '#modules/backup/module.operation.server.ts'
import bookLookup from '#modules/book-lookup/module.operation.server.ts'
import captcha from '#modules/captcha/module.operation.server.ts'
import catalogue from '#modules/catalogue/module.operation.server.ts'
import connectedApps from '#modules/connected-apps/module.operation.server.ts'
import doctor from '#modules/doctor/module.operation.server.ts'
import exports from '#modules/exports/module.operation.server.ts'
import importFiles from '#modules/import-files/module.operation.server.ts'
import invitations from '#modules/invitations/module.operation.server.ts'
import live from '#modules/live/module.operation.server.ts'
import mcp from '#modules/mcp/module.operation.server.ts'
import notifications from '#modules/notifications/module.operation.server.ts'
import openid from '#modules/openid/module.operation.server.ts'
import organizations from '#modules/organizations/module.operation.server.ts'
import passkeyOnly from '#modules/passkey-only/module.operation.server.ts'
import passkeys from '#modules/passkeys/module.operation.server.ts'
import readReplicas from '#modules/read-replicas/module.operation.server.ts'
import sharedShelves from '#modules/shared-shelves/module.operation.server.ts'
import shelves from '#modules/shelves/module.operation.server.ts'
import singleSignOn from '#modules/single-sign-on/module.operation.server.ts'
import teams from '#modules/teams/module.operation.server.ts'
import tracing from '#modules/tracing/module.operation.server.ts'
import webPush from '#modules/web-push/module.operation.server.ts'
import webhooks from '#modules/webhooks/module.operation.server.ts'
import workers from '#modules/workers/module.operation.server.ts'

export const modules: readonly Operation[] = [
  backup,
  captcha,
  importFiles,
  catalogue,
  bookLookup,
  apiKeys,
  mcp,
  connectedApps,
  doctor,
  live,
  notifications,
  openid,
  organizations,
  teams,
  invitations,
  passkeys,
  passkeyOnly,
  readReplicas,
  shelves,
  sharedShelves,
  singleSignOn,
  tracing,
  webPush,
  webhooks,
  workers,
  exports,
]
