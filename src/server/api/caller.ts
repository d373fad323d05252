import { type Caller, callerOf } from '../auth/sessions/caller.ts'
import { findCaller } from '../auth/sessions/current-session.ts'
import { readToken } from '../auth/sessions/session-cookie.ts'
import { isDue } from '../auth/sessions/session-life.ts'
import type { ApiContext } from './api-context.ts'

/** Who calls. It counts as a call of their session, which it may renew. */
export async function readCaller({
  auth,
  config,
  database,
  request: { headers },
  answerHeaders,
}: ApiContext): Promise<Caller | null> {
  const token = readToken(headers, config)
  const found = token === undefined ? undefined : await findCaller(database, token, config)
  if (!found) return null
  if (isDue(found, config.limits)) {
    const renewed = await auth.api.renewSession({ headers, returnHeaders: true })
    for (const cookie of renewed.headers.getSetCookie()) answerHeaders.append('set-cookie', cookie)
  }
  return callerOf(found, config)
}
