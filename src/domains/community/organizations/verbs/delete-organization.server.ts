import { eq } from 'drizzle-orm'
import { requireSure } from '#platform/access/caller.ts'
import { record } from '#platform/activity/record.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { rights } from '../organization-rights.server.ts'
import { organizations } from '../organization.table.server.ts'
import type { Organization } from '../organization.ts'
import { lockMembershipForUpdate } from './lock-organization.server.ts'
import { organizationTarget, recordedOrganization } from './record-organization.server.ts'

export function deleteOrganization(
  { acting, caller, config }: VerbContext<'acting' | 'caller' | 'config'>,
  id: string,
): Promise<void> {
  requireSure(caller, config.limits)
  return acting.orm.transaction(async (transaction) => {
    const {
      role: _,
      memberId: __,
      ...organization
    } = await lockMembershipForUpdate(transaction, caller, id, rights.deleteOrganization)
    await removeOrganization(transaction, acting, organization)
  })
}

export async function removeOrganization(
  transaction: Transaction,
  { by }: VerbContext['acting'],
  organization: Organization,
): Promise<void> {
  await transaction.delete(organizations).where(eq(organizations.id, organization.id))
  await record(transaction, by, {
    action: 'organization.delete',
    target: organizationTarget(organization),
    before: recordedOrganization(organization),
  })
}
