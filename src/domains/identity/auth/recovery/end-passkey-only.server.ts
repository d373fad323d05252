import { and, eq, isNotNull } from 'drizzle-orm'
import type { Transaction } from '#platform/database/transaction.ts'
import { signInSettings } from '../passkeys/sign-in-settings.table.server.ts'
import { recoveryCodes } from './recovery-codes.table.server.ts'

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
