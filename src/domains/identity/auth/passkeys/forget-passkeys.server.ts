import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/database/transaction.ts'
import { endPasskeyOnly } from '../recovery/end-passkey-only.server.ts'
import { passkeys } from './passkeys.table.server.ts'

/** When the account may have passed to another person, who has neither these devices nor these codes. */
export async function forgetPasskeys(
  transaction: Pick<Transaction, 'delete' | 'update'>,
  userId: string,
): Promise<void> {
  await transaction.delete(passkeys).where(eq(passkeys.userId, userId))
  await endPasskeyOnly(transaction, userId)
}
