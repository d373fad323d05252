import type { TodaysNames } from '#kit/activity/index.server.ts'
import type { DashboardPart } from '#kit/dashboard/index.server.ts'
import type { LoadNoticeListener, ServerNotices } from '#kit/notices/index.server.ts'
import type { ManagerList, RegisteredResource } from '#kit/resource/index.server.ts'
import type { Permissions } from '#platform/access/permissions.ts'
import type { DomainActivity } from '#platform/activity/actions.ts'
import type { Translate } from '#platform/api/api-error.ts'
import type { Config } from '#platform/config/config.ts'
import type { SignInCalls } from '#platform/context/access.ts'
import type { AccountHooks, AccountSections } from '#platform/context/account-hooks.ts'
import type { ApiServices } from '#platform/context/api-context.ts'
import type { Organizations } from '#platform/context/organizations.ts'
import type { RepeatableCalls } from '#platform/context/repeatable-calls.ts'
import type { ApiRouter } from '#platform/context/router.ts'
import type { OpenReplicas } from '#platform/database/database.ts'
import type { OutsideSources } from '#platform/http/answer/security-headers.ts'
import type { RouteHandler } from '#platform/http/route-handler.ts'
import type { StartInstrument } from '#platform/instruments.ts'
import type { Job } from '#platform/jobs/define-job.ts'
import type { MailTemplate } from '#platform/mail/mail-template.ts'
import type { ShareMetrics } from '#platform/metrics/metrics.ts'
import type { Services } from '#platform/services.ts'
import type { AssistantResource, AssistantTool } from './assistants.server.ts'
import type { LiveSource } from './live-source.server.ts'

export interface Robots {
  allowed?: string[]
  closed?: string[]
}

export interface Shortcut {
  name: string
  url: string
}

/** Modules take these from the others that are there. */
export interface Composition {
  resources: readonly RegisteredResource[]
  managerLists: readonly ManagerList[]
  /** Keyed by the type of their records. */
  liveSources: Readonly<Record<string, LiveSource>>
  organizations: Organizations | undefined
  assistantTools: readonly AssistantTool[]
  assistantResources: readonly AssistantResource[]
  shortcuts: readonly Shortcut[]
  categories: readonly string[]
  robots: readonly Robots[]
  mails: readonly MailTemplate[]
  /** Paths that visitors read without an account. */
  publicPages: readonly string[]
  /** Apps ask users for access here. */
  authorizesApps: boolean
}

export type HandlerServices = ApiServices &
  Pick<Services, 'log' | 'metrics'> & {
    apiRouter: ApiRouter
    translate: Translate
    config: Pick<Config, 'environmentMark'>
  }

/** The server's side of a feature. */
export interface ServerFeature {
  activity?: DomainActivity
  /** A resource may refer only to those before it. */
  resources?: RegisteredResource[]
  /** Lists of the back office, besides those of `resources`. */
  managerLists?: ManagerList[]
  /** Who hears of changes to records that no resource describes. */
  liveSources?: Record<string, LiveSource>
  accountSections?: AccountSections
  accountHooks?: Partial<AccountHooks>[]
  /** Descriptions of the parts of the API, by their names. */
  tags?: Readonly<Record<string, string>>
  /** Pages that an installed app offers from its icon; `name` is a text of `install`. */
  shortcuts?: Shortcut[]
  /** Addresses that `robots.txt` opens or closes to search engines. */
  robots?: Robots
  /** Says to stores of apps what this one is about. */
  categories?: string[]
  /** Other ways to sign in. */
  signIn?: SignInCalls
  todaysNames?: TodaysNames
  dashboard?: readonly DashboardPart[]
  /** Tools for assistants, besides those of `resources`. */
  assistantTools?: AssistantTool[]
  assistantResources?: AssistantResource[]
  jobs?: Job<Services, unknown>[]
  mails?: MailTemplate[]
  notices?: ServerNotices
  noticeListener?: LoadNoticeListener
  organizations?: Organizations
  /** Keys with one of these may send logos. */
  logoScopes?: Permissions[]
  /** Protocols besides the API. */
  handlers?: (services: HandlerServices, parts: Composition) => RouteHandler[]
  /** The content security policy allows these besides this origin. */
  outsideSources?: (config: Config) => OutsideSources[]
  /** Names of what this configuration switches on, for the module's pages. */
  offers?: (config: Config) => string[]
  /** Watches the work of each process from its start. */
  instrument?: StartInstrument
  openReplicas?: OpenReplicas
  shareMetrics?: ShareMetrics
  repeatableCalls?: RepeatableCalls
  /** Apps ask users for access here, so programs are told that this product authorizes. */
  authorizesApps?: boolean
  start?: (services: Services, parts: Composition) => Promise<void> | void
}

/** The server's side of a folder of `modules/`. */
export interface ServerModule extends ServerFeature {
  api?: (parts: Composition) => object
}

export const defineServerModule = <const Module extends ServerModule>(module: Module): Module =>
  module
