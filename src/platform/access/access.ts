import type { ApiContext, ApiServices } from '../api/api-context.ts'
import type { ApiRouter } from '../api/router.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../database/database.ts'
import type { Caller, Session } from './caller.ts'

type Looking = Pick<ApiServices, 'config' | 'database'>

/** What the platform asks of the sign-in service; `app/server.ts` provides it. */
export interface Access {
  /** The calls of `/api/auth`, for the API document. */
  api: ApiRouter
  sessionCookie: (baseUrl: URL) => string
  /** The caller of a procedure. It counts as a call of the session, and may renew it. */
  readCaller: (
    context: Pick<ApiContext, 'answerHeaders' | 'config' | 'database' | 'request'>,
  ) => Promise<Caller | null>
  /** The session of a request that is no call: it is neither counted nor renewed. */
  findSession: (services: Looking, headers: Headers) => Promise<Session | undefined>
  /** The session of a page's request. `keep` gets the cookies that the session is renewed or restored with. */
  readSession: (
    services: Looking,
    request: Pick<Request, 'headers'>,
    keep?: (cookie: string) => void,
  ) => Promise<Session | null>
  hasAdmin: (
    database: Pick<Database, 'orm'>,
    config: Pick<Config, 'adminUserIds'>,
  ) => Promise<boolean>
  /** The addresses of the sample accounts that exist; empty outside local mode. */
  findSampleAccounts: (
    database: Pick<Database, 'orm'>,
    config: Pick<Config, 'localMode'>,
  ) => Promise<string[]>
}
