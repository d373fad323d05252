import { eq } from 'drizzle-orm'
import { userColumns, willChangePeople } from '#domains/identity/auth/index.server.ts'
import { mayDoAsMuch } from '#platform/access/permissions.ts'
import { users } from '#platform/access/tables.ts'
import type { Desk, Transaction } from './desk.server.ts'
import { refuse } from './refusals.server.ts'

/** Locks a user for a change; refused if they may do more than the caller. */
export async function holdUser(
  transaction: Transaction,
  { caller, config }: Pick<Desk, 'caller' | 'config'>,
  id: string,
) {
  await willChangePeople(transaction)
  const [user] = await transaction
    .select(userColumns)
    .from(users)
    .where(eq(users.id, id))
    .for('update')
  if (!user) throw refuse.unknownUser()
  if (!mayDoAsMuch(caller.user, user, config.adminUserIds)) throw refuse.beyondOneself()
  return user
}
