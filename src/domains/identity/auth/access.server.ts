import type { Access } from '#platform/access/access.ts'
import { authApi } from './auth-api.server.ts'
import { findKeyCaller, noteKeyWrite } from './keys/find-key.server.ts'
import { keyIn } from './keys/key-text.server.ts'
import { hasAdmin } from './people/has-admin.server.ts'
import { findSampleAccounts, findVisitors } from './people/sample-accounts.server.ts'
import {
  callerOf,
  findSession,
  peekSession,
  publicSession,
} from './sessions/current-session.server.ts'
import { noteWrite } from './sessions/note-write.server.ts'
import { readCaller } from './sessions/read-caller.server.ts'
import { readToken, sessionCookie } from './sessions/session-cookie.server.ts'
import { sessionOn } from './sessions/session-on.server.ts'

export const access: Access = {
  api: authApi,
  sessionCookie,
  readCaller,
  async findSession(services, headers) {
    const { config, database } = services
    const key = keyIn(headers)
    if (key !== undefined) return findKeyCaller(services, key)
    const token = readToken(headers, config)
    const found =
      token === undefined ? undefined : await findSession(database, { token, headers }, config)
    return found && publicSession(found, config)
  },
  callerLookup(services, headers) {
    const { config, database } = services
    const key = keyIn(headers)
    if (key !== undefined) return () => findKeyCaller(services, key)
    const token = readToken(headers, config)
    return async () => {
      const found = token === undefined ? undefined : await peekSession(database, token, config)
      return found && callerOf(found, config)
    }
  },
  readSession: sessionOn,
  noteWrite: (database, { session, key }) =>
    key ? noteKeyWrite(database, key.id) : noteWrite(database, session.id),
  hasAdmin,
  findSampleAccounts,
  findVisitors,
}
