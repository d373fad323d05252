import type { Access, SignInCalls } from '#platform/context/access.ts'
import type { AccountHooks } from '#platform/context/account-hooks.ts'
import { ownAccountApi } from './account/account.api.server.ts'
import { codesApi } from './codes/codes.api.server.ts'
import { visitApi } from './demo/visit.api.server.ts'
import { hasAdmin } from './people/has-admin.server.ts'
import { findSampleAccounts, findVisitors } from './people/sample-accounts.server.ts'
import { bearerIn, findBearer } from './sessions/bearer.server.ts'
import {
  callerOf,
  findSession,
  peekSession,
  publicSession,
} from './sessions/current-session.server.ts'
import { impersonationApi } from './sessions/impersonation/impersonation.api.server.ts'
import { noteWrite } from './sessions/note-write.server.ts'
import { readCaller } from './sessions/read-caller.server.ts'
import { readToken, sessionCookie } from './sessions/session-cookie.server.ts'
import { sessionOn } from './sessions/session-on.server.ts'
import { sessionsApi } from './sessions/sessions.api.server.ts'

const authApi = (hooks: Pick<AccountHooks, 'codeChecks' | 'codeDetours'>) => ({
  ...codesApi(hooks),
  ...visitApi,
  ...sessionsApi,
  ...ownAccountApi,
  ...impersonationApi,
})

const joined = <Value>(parts: readonly Readonly<Record<string, Value>>[]) =>
  Object.fromEntries(parts.flatMap((part) => Object.entries(part)))

/** The calls of features follow those of the base, in the order of the list. */
export const accessWith = (added: readonly SignInCalls[]): Access => ({
  ...access,
  api(hooks) {
    const api = authApi(hooks)
    for (const calls of added) Object.assign(api, calls.api(hooks))
    return api
  },
  signInMethods: joined([access, ...added].map(({ signInMethods }) => signInMethods)),
  ways: joined(added.map(({ ways }) => ways)),
  returns: added.flatMap(({ returns = [] }) => returns),
  providers: (config) => added.flatMap(({ providers }) => providers?.(config) ?? []),
})

export const access: Access = {
  api: authApi,
  signInMethods: { '/sign-in/email-otp': 'code', '/sign-in/demo': 'demo' },
  ways: {},
  returns: [],
  providers: () => [],
  sessionCookie,
  readCaller,
  async findSession(services, headers) {
    const { config } = services
    const key = bearerIn(headers)
    if (key !== undefined) return findBearer(services, key)
    const token = readToken(headers, config)
    const found = token === undefined ? undefined : await findSession(services, { token, headers })
    return found && publicSession(found, config)
  },
  callerLookup(services, headers) {
    const { config } = services
    const key = bearerIn(headers)
    if (key !== undefined) return () => findBearer(services, key)
    const token = readToken(headers, config)
    return async () => {
      const found = token === undefined ? undefined : await peekSession(services, token)
      return found && callerOf(found, config)
    }
  },
  readSession: sessionOn,
  async noteWrite({ accountHooks, database }, { session, key }) {
    if (!key) return noteWrite(database, session.id)
    for (const bearers of accountHooks.bearers) await bearers.noteWrite(database, key.id)
  },
  hasAdmin,
  findSampleAccounts,
  findVisitors,
}
