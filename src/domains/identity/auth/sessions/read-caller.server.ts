import type { Caller } from '#platform/access/caller.ts'
import type { ApiContext } from '#platform/api/api-context.ts'
import { countCall } from '#platform/rates/call-rate.ts'
import { findKeyCaller } from '../keys/find-key.server.ts'
import { keyIn } from '../keys/key-text.server.ts'
import { callerOf, findCaller } from './current-session.server.ts'
import { renewIfDue } from './renew-session.server.ts'
import { readToken } from './session-cookie.server.ts'

type Context = Pick<ApiContext, 'answerHeaders' | 'config' | 'database' | 'request'>

export async function readCaller(context: Context): Promise<Caller | null> {
  const { config, database, request } = context
  const key = keyIn(request.headers)
  if (key !== undefined) return readKeyCaller(context, key)
  const token = readToken(request.headers, config)
  const { headers } = request
  const found =
    token === undefined ? undefined : await findCaller(database, { token, headers }, config)
  if (!found) return null
  await renewIfDue(context, found)
  return callerOf(found, config)
}

/** A wrong key is never answered by the session that the request may have, too. */
async function readKeyCaller(
  { config, database, request }: Context,
  text: string,
): Promise<Caller | null> {
  const caller = await findKeyCaller({ config, database }, text, request)
  if (!caller) return null
  const { limits } = config
  await countCall(
    database,
    { session: caller.session.id, person: caller.user.id },
    { ...limits, callsPerSessionPerMinute: limits.callsPerKeyPerMinute },
  )
  return caller
}
