import { eq } from 'drizzle-orm'
import { ownerLeft } from '#domains/identity/auth/index.server.ts'
import { record } from '#platform/activity/record.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import { withConstraints } from '#platform/database/constraints/with-constraints.ts'
import { organizationError } from '../../organization-errors.server.ts'
import { lockMembershipForUpdate } from '../../verbs/lock-organization.server.ts'
import { organizationTarget } from '../../verbs/record-organization.server.ts'
import { members } from '../member.table.server.ts'

const onlyOwner = () => organizationError('YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER')

export function leaveOrganization(
  { acting, caller }: VerbContext<'acting' | 'caller'>,
  organizationId: string,
): Promise<void> {
  return withConstraints({ [ownerLeft]: onlyOwner }, () =>
    acting.orm.transaction(async (transaction) => {
      const organization = await lockMembershipForUpdate(transaction, caller, organizationId)
      await transaction.delete(members).where(eq(members.id, organization.memberId))
      await record(transaction, acting.by, {
        action: 'member.leave',
        target: organizationTarget(organization),
        before: { email: caller.user.email, role: organization.role },
      })
    }),
  )
}
