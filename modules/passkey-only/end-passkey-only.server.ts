import { and, eq, isNotNull } from 'drizzle-orm'
import { signInSettings } from '#modules/passkeys/index.server.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { recoveryCodes } from './recovery/recovery-codes.table.server.ts'

/** False when it was not on. */
export async function endPasskeyOnly(
  transaction: Pick<Transaction, 'delete' | 'update'>,
  userId: string,
): Promise<boolean> {
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  const { rowCount } = await transaction
    .update(signInSettings)
    .set({ passkeyOnlySince: null })
    .where(and(eq(signInSettings.userId, userId), isNotNull(signInSettings.passkeyOnlySince)))
  return rowCount === 1
}
