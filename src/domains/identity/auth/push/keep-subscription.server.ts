import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { pushSubscriptions } from './push-subscriptions.table.server.ts'

/** For a user who signs in once more in the same browser. */
export async function keepSubscription(
  orm: Pick<Database['orm'], 'update'>,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await orm
    .update(pushSubscriptions)
    .set({ sessionId: to })
    .where(eq(pushSubscriptions.sessionId, from))
}
