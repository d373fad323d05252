import { inArray } from 'drizzle-orm'
import { actorOf } from '#platform/activity/actor.ts'
import { record, userTarget } from '#platform/activity/record.ts'
import type { ApiContext } from '#platform/context/api-context.ts'
import { sessions } from '../auth.table.server.ts'
import { adminCookie } from './impersonation/admin-cookie.server.ts'
import { recordStop } from './impersonation/record-stop.server.ts'
import { readSession } from './renew-session.server.ts'
import { leaveBrowser, readToken } from './session-cookie.server.ts'
import { isVisit } from './visits.server.ts'

type Context = Pick<
  ApiContext,
  'accountHooks' | 'answerHeaders' | 'config' | 'database' | 'request'
>

/** The answer is where another service, by which the user came in, ends its own session. */
export async function signOut(context: Context): Promise<string | undefined> {
  const { config, database, request } = context
  const held = [readToken(request.headers, config), adminCookie.read(context)]
  const tokens = held.filter((token) => token !== undefined)
  const found = await readSession(context)
  const left = await database.orm.transaction(async (transaction) => {
    const ended = await transaction
      .delete(sessions)
      .where(inArray(sessions.token, tokens))
      .returning({
        id: sessions.id,
        userId: sessions.userId,
        method: sessions.method,
        providerId: sessions.providerId,
        idToken: sessions.idToken,
      })
    if (!found || isVisit(found.session)) return undefined
    const { user, impersonator } = found
    if (impersonator) await recordStop(transaction, user, impersonator)
    const own = impersonator ?? user
    if (ended.some(({ userId }) => userId === own.id)) {
      await record(transaction, actorOf(own), { action: 'session.end', target: userTarget(own) })
    }
    return impersonator ? undefined : ended.find(({ id }) => id === found.session.id)
  })
  leaveBrowser(context)
  adminCookie.forget(context)
  if (!left) return undefined
  for (const signedOut of context.accountHooks.signedOut) {
    const address = await signedOut(context, left)
    if (address !== undefined) return address
  }
  return undefined
}
