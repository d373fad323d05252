import type { Caller, Session } from '../access/caller.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../database/database.ts'
import type { AccountHooks } from './account-hooks.ts'
import type { ApiConfig } from './api-config.ts'
import type { ApiContext, ApiServices } from './api-context.ts'
import type { ApiRouter } from './router.ts'

type Looking = Pick<ApiServices, 'accountHooks' | 'config' | 'database'>

export type Visitor = 'reader' | 'manager'

/** Pages below `/api/auth` to which the browser comes back from elsewhere. */
export interface SignInReturns {
  /** The name follows it. */
  path: string
  /** The names of the methods in sessions and metrics. */
  methods: (hooks: AccountHooks) => readonly string[]
  /** Undefined where there is no page of this name. */
  methodOf: (hooks: AccountHooks, name: string) => string | undefined
  /** Always a page: failures lead to one, too. It counts the request of its source. */
  answer: (context: Omit<ApiContext, 'progress'>, name: string) => Promise<Response>
}

/** A button that leads elsewhere. The call gets its id as `provider`, and answers with the `url`. */
export type OfferedProvider = { id: string; name: string; call: string }

/** Calls below `/api/auth`. */
export interface SignInCalls {
  api: (hooks: AccountHooks) => ApiRouter
  /** How sessions and metrics name the method, by the path of the call that begins the session. */
  signInMethods: Readonly<Record<string, string>>
  /** Ways to sign in besides codes and providers, by name, and whether the configuration leaves them open. */
  ways: Readonly<Record<string, (config: ApiConfig) => boolean>>
  returns?: readonly SignInReturns[]
  providers?: (config: ApiConfig) => OfferedProvider[]
}

export interface Access extends Required<SignInCalls> {
  sessionCookie: (baseUrl: URL) => string
  readCaller: (
    context: Looking & Pick<ApiContext, 'answerHeaders' | 'request'>,
  ) => Promise<Caller | null>
  /** For requests that are not calls of the API: neither counts nor renews the session. */
  findSession: (services: Looking, headers: Headers) => Promise<Session | undefined>
  /** For streams, which look again and again: the session does not count as used, so that its idle time goes on. */
  callerLookup: (services: Looking, headers: Headers) => () => Promise<Caller | undefined>
  readSession: (
    services: Looking,
    request: Pick<Request, 'headers'>,
    keep?: (cookie: string) => void,
  ) => Promise<Session | null>
  /** The next reads of the session, or of the key, come from where this write is. */
  noteWrite: (services: Omit<Looking, 'config'>, caller: Caller) => Promise<void>
  hasAdmin: (
    database: Pick<Database, 'orm'>,
    config: Pick<Config, 'adminUserIds'>,
  ) => Promise<boolean>
  findSampleAccounts: (
    database: Pick<Database, 'orm'>,
    config: Pick<Config, 'localMode'>,
  ) => Promise<string[]>
  /** The roles in which visitors of a demo look around. */
  findVisitors: (
    database: Pick<Database, 'orm'>,
    config: Pick<Config, 'demoMode' | 'sampleData'>,
  ) => Promise<Visitor[]>
}
