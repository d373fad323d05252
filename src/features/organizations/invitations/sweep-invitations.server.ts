import { and, lt, sql } from 'drizzle-orm'
import { firstIdAt } from '#server/activity/moment-id.ts'
import type { Limits } from '#server/config/limits.ts'
import type { Database } from '#server/database/database.ts'
import { invitations } from './invitation.table.server.ts'

const day = 24 * 3600_000

/** Forgets whom somebody invited as long ago as the record forgets that they did. */
export async function sweepInvitations(
  { orm }: Pick<Database, 'orm'>,
  { activityDays }: Pick<Limits, 'activityDays'>,
): Promise<void> {
  const oldest = firstIdAt(new Date(Date.now() - activityDays * day))
  await orm
    .delete(invitations)
    .where(and(lt(invitations.id, oldest), lt(invitations.expiresAt, sql`now()`)))
}
