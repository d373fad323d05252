import { eq } from 'drizzle-orm'
import { userColumns, willChangePeople } from '#domains/identity/auth/index.server.ts'
import { users } from '#platform/access/tables.ts'
import type { Transaction } from './desk.server.ts'
import { refuse } from './refusals.server.ts'

/** Somebody whom nobody else changes until this transaction is through. */
export async function holdUser(transaction: Transaction, id: string) {
  await willChangePeople(transaction)
  const [user] = await transaction
    .select(userColumns)
    .from(users)
    .where(eq(users.id, id))
    .for('update')
  if (!user) throw refuse.unknownUser()
  return user
}
