import { and, eq, isNotNull, or } from 'drizzle-orm'
import { type Caller, requireAdminNeed, requireSure } from '#platform/access/caller.ts'
import { users } from '#platform/access/tables.ts'
import { actorOf } from '#platform/activity/actor.ts'
import { record, userTarget } from '#platform/activity/record.ts'
import type { ApiContext } from '#platform/context/api-context.ts'
import type { Database } from '#platform/database/database.ts'
import { currentRequest } from '#platform/request/current-request.ts'
import { sessions } from '../../auth.table.server.ts'
import { isBanned, type PublicUser, type User } from '../../people/people.server.ts'
import { signInErrors } from '../../sign-in-errors.server.ts'
import { type FoundSession, findSession } from '../current-session.server.ts'
import { readSession } from '../renew-session.server.ts'
import { leaveBrowser, readToken, setSessionCookie } from '../session-cookie.server.ts'
import { startSession } from '../start-session.server.ts'
import { adminCookie } from './admin-cookie.server.ts'
import { whyNotImpersonate } from './impersonator.server.ts'
import { recordStop } from './record-stop.server.ts'

type Context = Pick<ApiContext, 'accountHooks' | 'answerHeaders' | 'config' | 'database'> & {
  request: Pick<Request, 'headers'>
}

export async function impersonate(
  context: Context & { caller: Caller },
  { userId, reason }: { userId: string; reason: string },
): Promise<User> {
  const { caller, config, database, request } = context
  const { orm } = database
  requireAdminNeed(caller)
  requireSure(caller, config.limits)
  const ownToken = readToken(request.headers, config)
  if (ownToken === undefined) throw signInErrors.noSession()
  const [user] = await orm.select().from(users).where(eq(users.id, userId))
  if (!user) throw signInErrors.userNotFound()
  const refusal = whyNotImpersonate(caller.user, user, config)
  if (refusal) throw signInErrors.impersonation(refusal)
  if (await isBanned(database, user)) {
    throw signInErrors.impersonation('YOU_CANNOT_IMPERSONATE_BANNED_USERS')
  }

  const seconds = config.limits.impersonationMinutes * 60
  const session = await orm.transaction(async (transaction) => {
    const start = { userId, seconds, impersonatedBy: caller.session.id }
    const started = await startSession(transaction, start, request.headers)
    const act = { action: 'impersonation.start', target: userTarget(user) } as const
    await record(transaction, actorOf(caller.user), { ...act, after: { reason } })
    return started
  })
  adminCookie.keep(context, ownToken)
  setSessionCookie(context, session, seconds)
  const facts = { adminId: caller.user.id, userId }
  currentRequest().log.info(facts, 'Impersonation started')
  return user
}

/** Not rate limited: an admin can always stop, whatever happened to the other session or its user. */
export async function stopImpersonating(context: Context): Promise<PublicUser> {
  const { config, database, request } = context
  const current = await readSession(context)
  if (current && !current.impersonator) return current.user
  const ownToken = adminCookie.read(context)
  const { headers } = request
  const own =
    ownToken === undefined ? undefined : await findSession(context, { token: ownToken, headers })
  const userId = await endImpersonation(database, readToken(request.headers, config), own)
  adminCookie.forget(context)
  if (!own || own.impersonator) {
    leaveBrowser(context)
    throw signInErrors.noSession()
  }
  setSessionCookie(context, own.session)
  currentRequest().log.info({ adminId: own.user.id, userId }, 'Impersonation stopped')
  return own.user
}

const endImpersonation = (
  { orm }: Pick<Database, 'orm'>,
  token = '',
  own?: FoundSession,
): Promise<string | undefined> =>
  orm.transaction(async (transaction) => {
    const byToken = and(eq(sessions.token, token), isNotNull(sessions.impersonatedBy))
    const byAdmin = own && eq(sessions.impersonatedBy, own.session.id)
    const [ended] = await transaction.delete(sessions).where(or(byToken, byAdmin)).returning()
    if (!ended) return undefined
    const [user] = await transaction.select().from(users).where(eq(users.id, ended.userId))
    if (user) await recordStop(transaction, user, own?.user)
    return ended.userId
  })
