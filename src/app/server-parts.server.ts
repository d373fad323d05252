import { accessWith } from '#domains/identity/auth/index.server.ts'
import { identity } from '#domains/identity/parts.server.ts'
import { operations } from '#domains/operations/parts.server.ts'
import { activityApi } from '#kit/activity/index.server.ts'
import { withResources } from '#kit/dashboard/index.server.ts'
import type {
  Composition,
  HandlerServices,
  ServerFeature,
  ServerModule,
} from '#kit/features/index.server.ts'
import { registerNoticeListeners, registerNotices } from '#kit/notices/index.server.ts'
import { deleteUnusedPictures } from '#kit/pictures/index.server.ts'
import { deleteOldUndos, emptyTrash, managerListOf } from '#kit/resource/index.server.ts'
import { fieldsOf } from '#kit/resource/index.ts'
import { registerActivity } from '#platform/activity/actions.ts'
import type { Config } from '#platform/config/config.ts'
import { joinHooks } from '#platform/context/account-hooks.ts'
import type { Services } from '#platform/services.ts'
import { type Permissions, permissionFor } from '#rules/permissions.ts'
import { modules } from './modules.server.ts'
import { publicPages } from './public-pages.ts'

const features: readonly ServerFeature[] = [
  ...(modules as readonly ServerModule[]),
  identity,
  operations,
]

const jobs = [
  deleteUnusedPictures,
  deleteOldUndos,
  ...features.flatMap((parts) => parts.jobs ?? []),
]
const resources = features.flatMap((parts) => parts.resources ?? [])
registerNotices(...features.flatMap(({ notices = [] }) => notices))
registerNoticeListeners(...features.flatMap(({ noticeListener = [] }) => noticeListener))
registerActivity(...features.flatMap(({ activity = [] }) => activity))

const todaysNames = {
  ...Object.fromEntries(resources.map(({ resource, names }) => [resource.name, names])),
  ...Object.fromEntries(features.flatMap((parts) => Object.entries(parts.todaysNames ?? {}))),
}
const activity = activityApi(todaysNames)

const composition: Composition = {
  resources,
  managerLists: [
    ...resources.map(managerListOf),
    ...features.flatMap(({ managerLists = [] }) => managerLists),
  ],
  liveSources: Object.fromEntries(
    features.flatMap(({ liveSources = {} }) => Object.entries(liveSources)),
  ),
  organizations: features.flatMap(({ organizations = [] }) => organizations)[0],
  assistantTools: [
    ...features.flatMap(({ assistantTools = [] }) => assistantTools),
    { name: 'search_activity', procedure: activity.list },
  ],
  assistantResources: features.flatMap(({ assistantResources = [] }) => assistantResources),
  shortcuts: features.flatMap(({ shortcuts = [] }) => shortcuts),
  categories: features.flatMap(({ categories = [] }) => categories),
  robots: features.flatMap(({ robots = [] }) => robots),
  mails: features.flatMap(({ mails = [] }) => mails),
  publicPages,
  authorizesApps: features.some(({ authorizesApps }) => authorizesApps),
}

type Both<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never

type ApiOf<Module> = Module extends { api: (parts: Composition) => infer Api } ? Api : never
/** No module may be there. */
type WithApis<Base, Module> = [ApiOf<Module>] extends [never] ? Base : Base & Both<ApiOf<Module>>

function apiWith<Base extends object>(base: Base): WithApis<Base, (typeof modules)[number]>
function apiWith(base: object): object {
  const joined: Record<string, object> = {}
  for (const api of [
    ...(modules as readonly ServerModule[]).map((one) => one.api?.(composition)),
    base,
  ]) {
    // A module may add calls to those of the base or of a module that it needs, and replaces none.
    for (const [name, calls] of Object.entries<object>({ ...api })) {
      const before = joined[name] ?? {}
      const twice = Object.keys(calls).find((call) => Object.hasOwn(before, call))
      if (twice !== undefined) throw new Error(`Two features have the call ${name}.${twice}`)
      joined[name] = { ...before, ...calls }
    }
  }
  return joined
}

const withPictures = resources.filter(({ resource }) =>
  fieldsOf(resource).some(([, { kind }]) => kind === 'picture'),
)

export const serverParts = {
  apiWith,
  accountSections: Object.fromEntries(
    features.flatMap(({ accountSections = {} }) => Object.entries(accountSections)),
  ),
  access: accessWith(features.flatMap(({ signIn = [] }) => signIn)),
  accountHooks: joinHooks(features.flatMap(({ accountHooks = [] }) => accountHooks)),
  offers: (config: Config) => features.flatMap(({ offers }) => offers?.(config) ?? []),
  activityApi: activity,
  resources,
  composition,
  uploaders: withPictures.map(({ resource }) => permissionFor(resource.name, 'create', 'update')),
  logoScopes: features.flatMap(({ logoScopes = [] }) => logoScopes),
  /** Logos are shown in the app, so its users may see pictures. */
  viewers: [
    { apps: ['app'] },
    ...withPictures.map(({ resource }) => permissionFor(resource.name, 'read')),
  ] satisfies Permissions[],
  dashboard: withResources(
    features.flatMap(({ dashboard = [] }) => dashboard),
    resources,
  ),
  tags: Object.fromEntries(features.flatMap(({ tags = {} }) => Object.entries(tags))),
  handlers: (services: HandlerServices) =>
    features.flatMap(({ handlers }) => handlers?.(services, composition) ?? []),
  instruments: features.flatMap(({ instrument = [] }) => instrument),
  openReplicas: features.flatMap(({ openReplicas = [] }) => openReplicas)[0],
  shareMetrics: features.flatMap(({ shareMetrics = [] }) => shareMetrics)[0],
  repeatableCalls: features.flatMap(({ repeatableCalls = [] }) => repeatableCalls)[0],
  outsideSources: (config: Config) =>
    features.flatMap(({ outsideSources }) => outsideSources?.(config) ?? []),
  async start(services: Services) {
    const trashes = resources.flatMap(({ resource, trash }) => (resource.trash ? [trash] : []))
    services.jobs.register(emptyTrash, { ...services, trashes })
    for (const job of jobs) services.jobs.register(job, services)
    for (const { start } of features) await start?.(services, composition)
  },
}
