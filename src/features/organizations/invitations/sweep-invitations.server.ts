import { and, lt, sql } from 'drizzle-orm'
import { firstKeptId } from '#server/activity/first-kept-id.ts'
import type { Limits } from '#server/config/limits.ts'
import type { Database } from '#server/database/database.ts'
import { invitations } from './invitation.table.server.ts'

/** Forgets whom somebody invited as long ago as the record forgets that they did. */
export async function sweepInvitations(
  database: Pick<Database, 'orm'>,
  limits: Pick<Limits, 'activityDays'>,
): Promise<void> {
  const oldest = await firstKeptId(database, limits)
  await database.orm
    .delete(invitations)
    .where(and(lt(invitations.id, oldest), lt(invitations.expiresAt, sql`now()`)))
}
