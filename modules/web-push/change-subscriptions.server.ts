import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { sessions } from '#domains/identity/auth/index.server.ts'
import { accessErrors } from '#platform/access/access-errors.ts'
import type { Caller } from '#platform/access/caller.ts'
import type { Database } from '#platform/database/database.ts'
import { httpErrors } from '#platform/errors/http-errors.ts'
import type { PushDraft } from './push-input.server.ts'
import type { PushSubscriptionShown } from './push-subscription.ts'
import { pushSubscriptions } from './web-push.table.server.ts'

export const unknownSubscription = () => httpErrors.notFound('Subscription')

interface Context {
  database: Pick<Database, 'orm'>
  caller: Caller
}

export function listSubscriptions({
  database: { orm },
  caller,
}: Context): Promise<PushSubscriptionShown[]> {
  return orm
    .select({
      id: pushSubscriptions.id,
      userAgent: sessions.userAgent,
      createdAt: pushSubscriptions.createdAt,
      sentAt: pushSubscriptions.sentAt,
      current: sql<boolean>`${sessions.id} = ${caller.session.id}`,
    })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .where(eq(pushSubscriptions.userId, caller.user.id))
    .orderBy(desc(pushSubscriptions.id))
}

/** A browser has one subscription. A user who signs in there after another one takes it over. */
export function subscribe(
  { database: { orm }, caller: { user, session } }: Context,
  { endpoint, keys }: PushDraft,
): Promise<void> {
  return orm.transaction(async (transaction) => {
    const [current] = await transaction
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.id, session.id))
      .for('update')
    if (!current) throw accessErrors.notAuthorized()
    await transaction
      .delete(pushSubscriptions)
      .where(
        and(eq(pushSubscriptions.sessionId, session.id), ne(pushSubscriptions.endpoint, endpoint)),
      )
    const subscription = { userId: user.id, sessionId: session.id, ...keys }
    await transaction
      .insert(pushSubscriptions)
      .values({ endpoint, ...subscription })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: subscription })
  })
}

export async function unsubscribe(
  { database: { orm }, caller: { user } }: Context,
  id: string,
): Promise<void> {
  const removed = await orm
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.userId, user.id)))
    .returning({ id: pushSubscriptions.id })
  if (removed.length === 0) throw unknownSubscription()
}
