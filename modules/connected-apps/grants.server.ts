import { eq, type SQL, sql } from 'drizzle-orm'
import { stillBanned } from '#domains/identity/auth/index.server.ts'
import { apiKeys, revokeKeys } from '#modules/api-keys/auth/index.server.ts'
import { users } from '#platform/access/tables.ts'
import { type Actor, anonymous } from '#platform/activity/actor.ts'
import type { Database } from '#platform/database/database.ts'
import { oauthGrants } from './grants.table.server.ts'

export type Transaction = Pick<Database['orm'], 'insert' | 'select' | 'update'>
export type Grant = NonNullable<Awaited<ReturnType<typeof lockGrant>>>

/** The lock keeps two exchanges of the same code or token from both succeeding. */
export async function lockGrant(transaction: Transaction, where: SQL | undefined) {
  const [found] = await transaction
    .select({
      grant: oauthGrants,
      key: apiKeys,
      owner: { id: users.id, email: users.email },
      isOver: sql<boolean>`${apiKeys.revokedAt} IS NOT NULL OR ${stillBanned}`,
      now: sql<Date>`now()`.mapWith(oauthGrants.createdAt),
    })
    .from(oauthGrants)
    .innerJoin(apiKeys, eq(apiKeys.id, oauthGrants.keyId))
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(where)
    .for('update', { of: oauthGrants })
  return found
}

/** Anonymous: the client that uses a code or token a second time may have stolen it. */
export async function endGrant(
  transaction: Transaction,
  { key }: Pick<Grant, 'key'>,
  by: Actor = anonymous,
): Promise<void> {
  await revokeKeys(transaction, by, eq(apiKeys.id, key.id))
}
