import { eq } from 'drizzle-orm'
import { ownerLeft } from '#domains/identity/auth/index.server.ts'
import { record } from '#platform/activity/record.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import { withConstraints } from '#platform/database/constraints/with-constraints.ts'
import { organizationError } from '../../organization-errors.server.ts'
import { rights } from '../../organization-rights.server.ts'
import { isOrganizationRole, mayHandle } from '../../organization-roles.ts'
import { lockMembershipForUpdate } from '../../verbs/lock-organization.server.ts'
import { organizationTarget } from '../../verbs/record-organization.server.ts'
import type { Member, MemberChange } from '../member.server.ts'
import { members } from '../member.table.server.ts'
import { findMember } from './find-member.server.ts'

const withoutOwner = () => organizationError('YOU_CANNOT_LEAVE_THE_ORGANIZATION_WITHOUT_AN_OWNER')

export const updateMember = (
  { acting, caller }: VerbContext<'acting' | 'caller'>,
  { id, memberId, role }: MemberChange,
): Promise<Member> =>
  withConstraints({ [ownerLeft]: withoutOwner }, () =>
    acting.orm.transaction(async (transaction) => {
      const organization = await lockMembershipForUpdate(
        transaction,
        caller,
        id,
        rights.updateMember,
      )
      const member = await findMember(transaction, id, memberId)
      if (!isOrganizationRole(role)) throw organizationError('ROLE_NOT_FOUND')
      if (![member.role, role].every((other) => mayHandle(organization.role, other))) {
        throw organizationError('YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER')
      }
      if (role === member.role) return member
      await transaction.update(members).set({ role }).where(eq(members.id, memberId))
      await record(transaction, acting.by, {
        action: 'member.update',
        target: organizationTarget(organization),
        before: { email: member.email, role: member.role },
        after: { email: member.email, role },
      })
      return { ...member, role }
    }),
  )
