import type { Caller } from '#platform/access/caller.ts'
import type { ApiContext } from '#platform/context/api-context.ts'
import { countCall } from '#platform/rates/call-rate.ts'
import { bearerIn, findBearer } from './bearer.server.ts'
import { callerOf, findCaller } from './current-session.server.ts'
import { renewIfDue } from './renew-session.server.ts'
import { readToken } from './session-cookie.server.ts'

type Context = Pick<
  ApiContext,
  'accountHooks' | 'answerHeaders' | 'config' | 'database' | 'request'
>

export async function readCaller(context: Context): Promise<Caller | null> {
  const { config, request } = context
  const key = bearerIn(request.headers)
  if (key !== undefined) return readKeyCaller(context, key)
  const token = readToken(request.headers, config)
  const { headers } = request
  const found = token === undefined ? undefined : await findCaller(context, { token, headers })
  if (!found) return null
  await renewIfDue(context, found)
  return callerOf(found, config)
}

/** A wrong key is never answered by the session that the request may have, too. */
async function readKeyCaller(context: Context, text: string): Promise<Caller | null> {
  const caller = await findBearer(context, text, context.request)
  if (!caller) return null
  const { limits } = context.config
  await countCall(
    context.database,
    { session: caller.session.id, person: caller.user.id },
    { ...limits, callsPerSessionPerMinute: limits.callsPerKeyPerMinute },
  )
  return caller
}
