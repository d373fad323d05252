import type { GenericEndpointContext } from 'better-auth'
import { eq } from 'drizzle-orm'
import { actorOf } from '../../activity/actor.ts'
import { record, userTarget } from '../../activity/record.ts'
import type { Database } from '../../database/database.ts'
import { placeOf } from '../sessions/start-session.ts'
import { users } from '../tables.ts'

/** A sign-in by a provider is the one session that the library begins itself: its record comes right after it. */
export async function recordProviderSignIn(
  { orm }: Pick<Database, 'orm'>,
  { userId }: { userId: string },
  context: GenericEndpointContext | null,
): Promise<void> {
  const [user] = await orm.select().from(users).where(eq(users.id, userId))
  if (!user) return
  const params: { id?: string } = context?.params ?? {}
  await record(orm, actorOf(user), {
    action: 'session.start',
    target: userTarget(user),
    after: { method: params.id, ...placeOf(context?.headers) },
  })
}
