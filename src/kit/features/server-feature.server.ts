import type { TodaysNames } from '#kit/activity/index.server.ts'
import type { GettingStartedStep } from '#kit/dashboard/index.server.ts'
import type { FeedSource } from '#kit/feeds/index.server.ts'
import type { LiveSource } from '#kit/live/index.server.ts'
import type { McpResource, McpTool } from '#kit/mcp/index.server.ts'
import type { ServerNotifications } from '#kit/notifications/index.server.ts'
import type { RegisteredResource } from '#kit/resource/index.server.ts'
import type { ViewedList } from '#kit/views/index.server.ts'
import type { DomainActivity } from '#platform/activity/actions.ts'
import type { AccountHooks, AccountSections } from '#platform/api/account-hooks.ts'
import type { ApiServices } from '#platform/api/api-context.ts'
import type { Database } from '#platform/database/database.ts'
import type { RouteHandler } from '#platform/http/route-handler.ts'
import type { Job } from '#platform/jobs/define-job.ts'
import type { MailTemplate } from '#platform/mail/mail-template.ts'
import type { Services } from '#platform/services.ts'

type Orm = Pick<Database['orm'], 'select'>

interface Managing {
  userId: string
  organizationId: string
}

/** Tells features that may belong to an organization about organizations. */
export interface Organizations {
  /** The organizations that each of these users owns or administers. */
  managedBy: (orm: Orm, userIds: readonly string[]) => Promise<Managing[]>
  existing: (orm: Orm, ids: readonly string[]) => Promise<string[]>
  pageOf: (orm: Orm, id: string) => Promise<string | undefined>
}

/** Modules take these from the others that are there. */
export interface Composition {
  resources: readonly RegisteredResource[]
  organizations: Organizations | undefined
}

/** The server's side of a feature. */
export interface ServerFeature {
  activity?: DomainActivity
  /** A resource may refer only to those before it. */
  resources?: RegisteredResource[]
  /** Lists of one's own whose views can be saved, besides those of `resources`. */
  viewedLists?: ViewedList[]
  /** Who hears of changes to records that no resource describes. */
  liveSources?: Record<string, LiveSource>
  accountSections?: AccountSections
  accountHooks?: Partial<AccountHooks>[]
  todaysNames?: TodaysNames
  gettingStarted?: GettingStartedStep[]
  feeds?: FeedSource[]
  /** Tools for assistants, besides those of `resources`. */
  mcpTools?: McpTool[]
  mcpResources?: McpResource[]
  jobs?: Job<Services, unknown>[]
  mails?: MailTemplate[]
  notifications?: ServerNotifications
  organizations?: Organizations
  /** Protocols besides the API. */
  handlers?: (services: ApiServices) => RouteHandler[]
  /** Apps ask users for access here, so the tools for assistants name this product as what authorizes. */
  authorizesApps?: boolean
  start?: (services: Services, parts: Composition) => Promise<void> | void
}

/** The server's side of a folder of `modules/`. */
export interface ServerModule extends ServerFeature {
  api?: (parts: Composition) => object
}

export const defineServerModule = <const Module extends ServerModule>(module: Module): Module =>
  module
