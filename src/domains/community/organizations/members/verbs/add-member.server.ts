import { eq } from 'drizzle-orm'
import { users } from '#platform/access/tables.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { organizationError } from '../../organization-errors.server.ts'
import { members } from '../member.table.server.ts'

/** Locks the user's row, so that concurrent joins can't exceed the limit. */
export async function requireRoomFor(transaction: Transaction, userId: string, most: number) {
  await transaction
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  const count = await transaction.$count(members, eq(members.userId, userId))
  if (count >= most) throw organizationError('YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_ORGANIZATIONS')
}

type NewMember = Pick<typeof members.$inferInsert, 'organizationId' | 'userId' | 'role'>

export async function addMember(transaction: Transaction, member: NewMember): Promise<string> {
  const [added] = await transaction.insert(members).values(member).returning({ id: members.id })
  if (!added) throw new Error('A member who was written is there')
  return added.id
}
