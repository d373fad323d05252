import type { ApiContext, ApiServices } from '../api/api-context.ts'
import type { ApiRouter } from '../api/router.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../database/database.ts'
import type { Caller, Session } from './caller.ts'

type Looking = Pick<ApiServices, 'config' | 'database'>

/** The platform's interface to the sign-in service; `app/server.ts` provides it. */
export interface Access {
  api: ApiRouter
  sessionCookie: (baseUrl: URL) => string
  /** Counts as a call of the session, and may renew it. */
  readCaller: (
    context: Pick<ApiContext, 'answerHeaders' | 'config' | 'database' | 'request'>,
  ) => Promise<Caller | null>
  /** For requests that are not calls: neither counts nor renews the session. */
  findSession: (services: Looking, headers: Headers) => Promise<Session | undefined>
  /** For page requests. `keep` receives the cookies that renew or restore the session. */
  readSession: (
    services: Looking,
    request: Pick<Request, 'headers'>,
    keep?: (cookie: string) => void,
  ) => Promise<Session | null>
  hasAdmin: (
    database: Pick<Database, 'orm'>,
    config: Pick<Config, 'adminUserIds'>,
  ) => Promise<boolean>
  /** Email addresses; empty outside local mode. */
  findSampleAccounts: (
    database: Pick<Database, 'orm'>,
    config: Pick<Config, 'localMode'>,
  ) => Promise<string[]>
}
