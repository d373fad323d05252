import { eq } from 'drizzle-orm'
import { ownerLeft } from '#domains/identity/auth/index.server.ts'
import { record } from '#platform/activity/record.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import { withConstraints } from '#platform/database/constraints/with-constraints.ts'
import { organizationError } from '../../organization-errors.server.ts'
import { rights } from '../../organization-rights.server.ts'
import { mayHandle } from '../../organization-roles.ts'
import { lockMembershipForUpdate } from '../../verbs/lock-organization.server.ts'
import { organizationTarget } from '../../verbs/record-organization.server.ts'
import { members } from '../member.table.server.ts'
import { findMember } from './find-member.server.ts'

const withoutOwner = () => organizationError('YOU_CANNOT_LEAVE_THE_ORGANIZATION_WITHOUT_AN_OWNER')

export const removeMember = (
  { acting, caller }: VerbContext<'acting' | 'caller'>,
  { id, memberId }: { id: string; memberId: string },
): Promise<void> =>
  withConstraints({ [ownerLeft]: withoutOwner }, () =>
    acting.orm.transaction(async (transaction) => {
      const organization = await lockMembershipForUpdate(
        transaction,
        caller,
        id,
        rights.deleteMember,
      )
      const { email, role } = await findMember(transaction, id, memberId)
      if (!mayHandle(organization.role, role)) {
        throw organizationError('YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_MEMBER')
      }
      await transaction.delete(members).where(eq(members.id, memberId))
      await record(transaction, acting.by, {
        action: 'member.remove',
        target: organizationTarget(organization),
        before: { email, role },
      })
    }),
  )
