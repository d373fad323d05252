import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Actor } from '#platform/activity/actor.ts'
import { record } from '#platform/activity/record.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { apiKeys } from './keys.table.server.ts'

/** Their next call is refused, and an app that has one gets no new token. */
export async function revokeKeys(
  transaction: Pick<Transaction, 'insert' | 'update'>,
  by: Actor,
  which: SQL | undefined,
): Promise<void> {
  const revoked = await transaction
    .update(apiKeys)
    .set({ revokedAt: sql`now()` })
    .where(and(isNull(apiKeys.revokedAt), which))
    .returning({ id: apiKeys.id, name: apiKeys.name })
  const acts = revoked.map((key) => ({
    action: 'key.revoke' as const,
    target: { type: 'key', ...key },
  }))
  await record(transaction, by, ...acts)
}

/** Connected apps are among them; keys of organizations stay, because others depend on them. */
export const revokeOwnKeys = (
  transaction: Parameters<typeof revokeKeys>[0],
  by: Actor,
  userId: string,
): Promise<void> =>
  revokeKeys(transaction, by, and(eq(apiKeys.userId, userId), isNull(apiKeys.organizationId)))
