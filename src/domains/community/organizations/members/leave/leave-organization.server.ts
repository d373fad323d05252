import { eq } from 'drizzle-orm'
import { ownerLeft } from '#domains/identity/auth/index.server.ts'
import { record } from '#platform/activity/record.ts'
import type { Desk } from '../../desk.server.ts'
import { holdMembership } from '../../hold-organization.server.ts'
import { organizationTarget } from '../../record-organization.server.ts'
import { refusal, writing } from '../../refusals.server.ts'
import { members } from '../member.table.server.ts'

const onlyOwner = () => refusal('YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER')

/** Anybody may go, but the only owner. */
export function leaveOrganization(
  { acting, caller }: Pick<Desk, 'acting' | 'caller'>,
  organizationId: string,
): Promise<void> {
  return writing({ [ownerLeft]: onlyOwner }, () =>
    acting.orm.transaction(async (transaction) => {
      const organization = await holdMembership(transaction, caller, organizationId)
      await transaction.delete(members).where(eq(members.id, organization.memberId))
      await record(transaction, acting.by, {
        action: 'member.leave',
        target: organizationTarget(organization),
        before: { email: caller.user.email, role: organization.role },
      })
    }),
  )
}
