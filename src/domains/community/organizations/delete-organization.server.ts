import { eq } from 'drizzle-orm'
import { requireSure } from '#platform/access/caller.ts'
import { record } from '#platform/activity/record.ts'
import type { Desk, Transaction } from './desk.server.ts'
import { holdMembership } from './hold-organization.server.ts'
import { rights } from './organization-rights.server.ts'
import { organizations } from './organization.table.server.ts'
import type { Organization } from './organization.ts'
import { organizationTarget, writtenOf } from './record-organization.server.ts'

/** For good, with its members, teams and invitations. */
export function deleteOrganization(
  { acting, caller, config }: Pick<Desk, 'acting' | 'caller' | 'config'>,
  id: string,
): Promise<void> {
  requireSure(caller, config.limits)
  return acting.orm.transaction(async (transaction) => {
    const {
      role: _,
      memberId: __,
      ...organization
    } = await holdMembership(transaction, caller, id, rights.deleteOrganization)
    await removeOrganization(transaction, acting, organization)
  })
}

export async function removeOrganization(
  transaction: Transaction,
  { by }: Desk['acting'],
  organization: Organization,
): Promise<void> {
  await transaction.delete(organizations).where(eq(organizations.id, organization.id))
  await record(transaction, by, {
    action: 'organization.delete',
    target: organizationTarget(organization),
    before: writtenOf(organization),
  })
}
