import type { Caller } from '#platform/access/caller.ts'
import type { ApiContext } from '#platform/api/api-context.ts'
import { callerOf, findCaller } from './current-session.server.ts'
import { renewIfDue } from './renew-session.server.ts'
import { readToken } from './session-cookie.server.ts'

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
