import { and, eq } from 'drizzle-orm'
import type { Caller } from '#platform/access/caller.ts'
import type { Database } from '#platform/database/database.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { members } from './members/member.table.server.ts'
import { organizationColumns } from './organization-columns.server.ts'
import { refusal } from './organization-errors.server.ts'
import type { Right } from './organization-rights.server.ts'
import { mayIn } from './organization-roles.ts'
import { organizations } from './organization.table.server.ts'

type Reader = Pick<Database['orm'], 'select'>
type Who = Pick<Caller, 'user'>

/** Somebody's place in an organization: to whoever has none there is no such organization. */
export async function findMembership(
  orm: Reader,
  { user }: Who,
  organizationId: string,
  asked?: Right,
) {
  const [found] = await orm
    .select({ ...organizationColumns, role: members.role, memberId: members.id })
    .from(members)
    .innerJoin(organizations, eq(organizations.id, members.organizationId))
    .where(and(eq(members.userId, user.id), eq(members.organizationId, organizationId)))
  if (!found) throw refusal('ORGANIZATION_NOT_FOUND')
  if (asked && !mayIn(found.role, asked.wanted)) throw refusal(asked.code)
  return found
}

/** The same, where nobody else changes anything in this organization until this transaction is through. */
export async function lockMembershipForUpdate(
  transaction: Transaction,
  caller: Who,
  organizationId: string,
  asked?: Right,
) {
  await lockOrganizationForUpdate(transaction, organizationId)
  return findMembership(transaction, caller, organizationId, asked)
}

/** Before anything else is held: members, invitations and teams are counted and changed by one at a time. */
export async function lockOrganizationForUpdate(transaction: Transaction, id: string) {
  const [organization] = await transaction
    .select(organizationColumns)
    .from(organizations)
    .where(eq(organizations.id, id))
    .for('no key update')
  if (!organization) throw refusal('ORGANIZATION_NOT_FOUND')
  return organization
}
