import { and, eq } from 'drizzle-orm'
import type { Caller } from '#platform/access/caller.ts'
import type { Database } from '#platform/database/database.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { members } from '../members/member.table.server.ts'
import { organizationColumns } from '../organization-columns.server.ts'
import { organizationError } from '../organization-errors.server.ts'
import type { Right } from '../organization-rights.server.ts'
import { mayIn } from '../organization-roles.ts'
import { organizations } from '../organization.table.server.ts'

type Reader = Pick<Database['orm'], 'select'>
type Who = Pick<Caller, 'user'>

/** Non-members get "not found". */
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
  if (!found) throw organizationError('ORGANIZATION_NOT_FOUND')
  if (asked && !mayIn(found.role, asked.wanted)) throw organizationError(asked.code)
  return found
}

/** As `findMembership`, and locks the organization until the transaction ends. */
export async function lockMembershipForUpdate(
  transaction: Transaction,
  caller: Who,
  organizationId: string,
  asked?: Right,
) {
  await lockOrganizationForUpdate(transaction, organizationId)
  return findMembership(transaction, caller, organizationId, asked)
}

/** Take this lock first: it serialises all changes to members, invitations and teams of an organization. */
export async function lockOrganizationForUpdate(transaction: Transaction, id: string) {
  const [organization] = await transaction
    .select(organizationColumns)
    .from(organizations)
    .where(eq(organizations.id, id))
    .for('no key update')
  if (!organization) throw organizationError('ORGANIZATION_NOT_FOUND')
  return organization
}
