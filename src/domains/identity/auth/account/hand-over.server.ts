import { eq } from 'drizzle-orm'
import type { Actor } from '#platform/activity/actor.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { revokeOwnKeys } from '../keys/revoke-keys.server.ts'
import { passkeys } from '../passkeys/passkeys.table.server.ts'
import { endPasskeyOnly } from '../recovery/end-passkey-only.server.ts'

/** The account may have passed to another person: devices, codes and keys of the former one end. Keys of organizations are theirs. */
export async function handOver(
  transaction: Pick<Transaction, 'delete' | 'insert' | 'update'>,
  by: Actor,
  userId: string,
): Promise<void> {
  await transaction.delete(passkeys).where(eq(passkeys.userId, userId))
  await endPasskeyOnly(transaction, userId)
  await revokeOwnKeys(transaction, by, userId)
}
