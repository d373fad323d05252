import type { AccountSections } from '#domains/identity/account/index.server.ts'
import {
  type KeyHolders,
  type OrganizationSignIn,
  registerKeyHolders,
  registerOrganizationSignIn,
} from '#domains/identity/auth/index.server.ts'
import { identityDashboard } from '#domains/identity/dashboard/index.server.ts'
import { sendPushes } from '#domains/identity/web-push/index.server.ts'
import { mailsPart } from '#domains/operations/dashboard/index.server.ts'
import type { TodaysNames } from '#kit/activity/index.server.ts'
import {
  type DashboardPart,
  type GettingStartedStep,
  withResources,
} from '#kit/dashboard/index.server.ts'
import type { FeedSource } from '#kit/feeds/index.server.ts'
import { deleteOldImports, importJob } from '#kit/import/index.server.ts'
import { liveSources, type LiveSource } from '#kit/live/index.server.ts'
import type { McpResource, McpTool } from '#kit/mcp/index.server.ts'
import { mailNotifications, notificationMail } from '#kit/notification-mail/index.server.ts'
import {
  deleteOldNotifications,
  mailSettingsOf,
  notificationsOf,
  ownNotifications,
  registerNotifications,
  type ServerNotifications,
} from '#kit/notifications/index.server.ts'
import type { Composition, Organizations, ServerModule } from '#kit/parts/index.server.ts'
import { deleteUnusedPictures } from '#kit/pictures/index.server.ts'
import { deleteOldUndos, emptyTrash, type RegisteredResource } from '#kit/resource/index.server.ts'
import { fieldsOf } from '#kit/resource/index.ts'
import {
  sharedViewNames,
  viewActivity,
  viewedList,
  type ViewedList,
  viewsOf,
} from '#kit/views/index.server.ts'
import { type DomainActivity, registerActivity } from '#platform/activity/actions.ts'
import { type AccountHooks, joinHooks } from '#platform/api/account-hooks.ts'
import type { ApiServices } from '#platform/api/api-context.ts'
import type { RouteHandler } from '#platform/http/route-handler.ts'
import type { Job } from '#platform/jobs/define-job.ts'
import type { MailTemplate } from '#platform/mail/mail-template.ts'
import type { Services } from '#platform/services.ts'
import { type Permissions, permissionFor } from '#rules/permissions.ts'
import * as domains from './domains.server.ts'
import { modules } from './modules.server.ts'

interface ServerParts {
  api?: object
  /** A resource may refer only to those before it. */
  resources?: RegisteredResource[]
  /** Lists of one's own whose views can be saved, besides those of `resources`. */
  viewedLists?: ViewedList[]
  /** Who hears of changes to records that no resource describes. */
  liveSources?: Record<string, LiveSource>
  accountSections?: AccountSections
  accountHooks?: Partial<AccountHooks>[]
  activity?: DomainActivity
  todaysNames?: TodaysNames
  dashboard?: DashboardPart[]
  gettingStarted?: GettingStartedStep[]
  feeds?: FeedSource[]
  /** For assistants, besides those of `resources`. */
  mcpTools?: McpTool[]
  mcpResources?: McpResource[]
  /** Who may have API keys of an organization. */
  keyHolders?: KeyHolders
  /** Lets providers of organizations sign users in. */
  organizationSignIn?: OrganizationSignIn
  jobs?: Job<Services, unknown>[]
  mails?: MailTemplate[]
  notifications?: ServerNotifications
  organizations?: Organizations
  /** Protocols besides the API. */
  handlers?: ((services: ApiServices) => RouteHandler)[]
  start?: (services: Services) => Promise<void> | void
}

/** `Object.values` of a module is untyped. */
function valuesOf<Module extends object>(module: Module): Module[keyof Module][]
function valuesOf(module: Record<string, unknown>): unknown[] {
  return Object.values(module)
}

const all: ServerParts[] = valuesOf(domains)
const present: readonly ServerModule[] = modules

const jobs = [
  deleteOldNotifications,
  deleteUnusedPictures,
  importJob,
  deleteOldImports,
  deleteOldUndos,
  ...all.flatMap((parts) => parts.jobs ?? []),
]
const resources = all.flatMap((parts) => parts.resources ?? [])
registerKeyHolders(...all.flatMap((parts) => parts.keyHolders ?? []))
registerOrganizationSignIn(all.flatMap((parts) => parts.organizationSignIn ?? [])[0])
registerNotifications(ownNotifications, ...all.flatMap(({ notifications = [] }) => notifications))
registerActivity(viewActivity, ...[...all, ...present].flatMap(({ activity = [] }) => activity))

const composition: Composition = {
  resources,
  organizations: all.flatMap(({ organizations = [] }) => organizations)[0],
}

type ApiIn<Domain> = Domain extends { api: infer Api } ? Api : never
type Both<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never

function apiOf<Domain extends ServerParts>(parts: readonly Domain[]): Both<ApiIn<Domain>>
function apiOf(parts: readonly ServerParts[]): object {
  return Object.fromEntries(parts.flatMap(({ api = {} }) => Object.entries(api)))
}

type ApiOf<Module> = Module extends { api: (parts: Composition) => infer Api } ? Api : never
/** No module may be there. */
type ApiOfAll<Module> = [ApiOf<Module>] extends [never] ? object : Both<ApiOf<Module>>

function apiOfModules<Module extends ServerModule>(list: readonly Module[]): ApiOfAll<Module>
function apiOfModules(list: readonly ServerModule[]): object {
  return Object.fromEntries(list.flatMap(({ api }) => Object.entries(api?.(composition) ?? {})))
}

type DashboardIn<Domain> = Domain extends { dashboard: readonly (infer Part)[] } ? Part : never

function dashboardsOf<Domain extends ServerParts>(parts: readonly Domain[]): DashboardIn<Domain>[]
function dashboardsOf(parts: readonly ServerParts[]): object[] {
  return parts.flatMap(({ dashboard = [] }) => dashboard)
}

const withPictures = resources.filter(({ resource }) =>
  fieldsOf(resource).some(([, { kind }]) => kind === 'picture'),
)

export const serverParts = {
  api: apiOf(valuesOf(domains)),
  apiOfModules: apiOfModules(modules),
  accountSections: {
    views: { read: viewsOf, scope: 'account:read' },
    notifications: { read: notificationsOf, scope: 'account:read' },
    notificationSettings: { read: mailSettingsOf, scope: 'account:read' },
    ...Object.fromEntries(
      all.flatMap(({ accountSections = {} }) => Object.entries(accountSections)),
    ),
  },
  accountHooks: joinHooks(all.flatMap(({ accountHooks = [] }) => accountHooks)),
  todaysNames: {
    view: sharedViewNames,
    ...Object.fromEntries(resources.map(({ resource, names }) => [resource.name, names])),
    ...Object.fromEntries(all.flatMap(({ todaysNames = {} }) => Object.entries(todaysNames))),
  },
  resources,
  composition,
  liveSources: liveSources(
    resources,
    Object.fromEntries(all.flatMap((parts) => Object.entries(parts.liveSources ?? {}))),
  ),
  viewedLists: [
    ...resources.map(viewedList),
    ...all.flatMap(({ viewedLists = [] }) => viewedLists),
  ],
  /** Logos are shown in the app, so its users may see pictures. */
  uploaders: withPictures.map(({ resource }) => permissionFor(resource.name, 'create', 'update')),
  viewers: [
    { apps: ['app'] },
    ...withPictures.map(({ resource }) => permissionFor(resource.name, 'read')),
  ] satisfies Permissions[],
  dashboard: withResources(
    [...dashboardsOf(valuesOf(domains)), mailsPart, ...identityDashboard],
    resources,
  ),
  mails: [...[...all, ...present].flatMap(({ mails = [] }) => mails), notificationMail],
  handlers: all.flatMap(({ handlers = [] }) => handlers),
  feeds: all.flatMap(({ feeds = [] }) => feeds),
  mcpTools: all.flatMap(({ mcpTools = [] }) => mcpTools),
  mcpResources: all.flatMap(({ mcpResources = [] }) => mcpResources),
  gettingStarted: all.flatMap(({ gettingStarted = [] }) => gettingStarted),
  async start(services: Services) {
    const trashes = resources.flatMap(({ resource, trash }) => (resource.trash ? [trash] : []))
    services.jobs.register(emptyTrash, { ...services, trashes })
    for (const job of jobs) services.jobs.register(job, services)
    // A demo changes nothing, so nothing happens that could be sent.
    if (!services.config.demoMode) {
      services.jobs.register(mailNotifications, services)
      services.jobs.register(sendPushes, services)
    }
    for (const { start } of all) await start?.(services)
    for (const { start } of present) start?.(services, composition)
  },
}
