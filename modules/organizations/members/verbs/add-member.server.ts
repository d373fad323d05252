import { eq } from 'drizzle-orm'
import { users } from '#platform/access/tables.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { organizationError } from '../../organization-errors.server.ts'
import { members } from '../member.table.server.ts'
import { requireBelow } from '../membership.server.ts'
import type { OrganizationLimits } from '../organization-limits.server.ts'

/** Locks the user's row, so that concurrent joins can't exceed the limit. */
export async function requireRoomFor(
  transaction: Transaction,
  userId: string,
  { organizationsPerPerson }: OrganizationLimits,
): Promise<void> {
  const isTheirs = eq(users.id, userId)
  await transaction.select({ id: users.id }).from(users).where(isTheirs).for('no key update')
  await requireBelow(
    transaction.$count(members, eq(members.userId, userId)),
    organizationsPerPerson,
    () => organizationError('YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_ORGANIZATIONS'),
  )
}

type NewMember = Pick<typeof members.$inferInsert, 'organizationId' | 'userId' | 'role'>

/** Adds a member if both the user and the organization have room. */
export async function joinOrganization(
  transaction: Transaction,
  limits: OrganizationLimits,
  member: NewMember,
): Promise<string> {
  await requireRoomFor(transaction, member.userId, limits)
  await requireBelow(
    transaction.$count(members, eq(members.organizationId, member.organizationId)),
    limits.membersPerOrganization,
    () => organizationError('ORGANIZATION_MEMBERSHIP_LIMIT_REACHED'),
  )
  return addMember(transaction, member)
}

export async function addMember(transaction: Transaction, member: NewMember): Promise<string> {
  const [added] = await transaction.insert(members).values(member).returning({ id: members.id })
  if (!added) throw new Error('An insert returns its row')
  return added.id
}
