import { eq } from 'drizzle-orm'
import { userColumns, willChangePeople } from '#domains/identity/auth/index.server.ts'
import { requireAdminNeed } from '#platform/access/caller.ts'
import { mayDoAsMuch } from '#platform/access/permissions.ts'
import { users } from '#platform/access/tables.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { userErrors } from '../user-errors.server.ts'

export async function lockUserForUpdate(
  transaction: Transaction,
  { caller, config }: VerbContext<'caller' | 'config'>,
  id: string,
) {
  requireAdminNeed(caller)
  await willChangePeople(transaction)
  const [user] = await transaction
    .select(userColumns)
    .from(users)
    .where(eq(users.id, id))
    .for('update')
  if (!user) throw userErrors.notFound()
  if (!mayDoAsMuch(caller.user, user, config.adminUserIds)) throw userErrors.beyondOneself()
  return user
}
