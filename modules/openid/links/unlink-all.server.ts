import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/database/transaction.ts'
import { accounts } from './accounts.table.server.ts'

/** Users of a provider that is gone are linked again when another one signs them in. */
export async function unlinkAll(
  transaction: Pick<Transaction, 'delete'>,
  providerId: string,
): Promise<void> {
  await transaction.delete(accounts).where(eq(accounts.providerId, providerId))
}
