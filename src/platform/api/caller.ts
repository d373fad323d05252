import { type Caller, callerOf } from '../auth/sessions/caller.ts'
import { findCaller } from '../auth/sessions/current-session.ts'
import { renewIfDue } from '../auth/sessions/renew-session.ts'
import { readToken } from '../auth/sessions/session-cookie.ts'
import type { ApiContext } from './api-context.ts'

/** Who calls. It counts as a call of their session, which it may renew. */
export async function readCaller(
  context: Pick<ApiContext, 'answerHeaders' | 'config' | 'database' | 'request'>,
): Promise<Caller | null> {
  const { config, database, request } = context
  const token = readToken(request.headers, config)
  const found = token === undefined ? undefined : await findCaller(database, token, config)
  if (!found) return null
  await renewIfDue(context, found)
  return callerOf(found, config)
}
