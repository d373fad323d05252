import { and, eq } from 'drizzle-orm'
import { ownerLeft } from '#domains/identity/auth/index.server.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { organizationError } from '../../organization-errors.server.ts'
import { rights } from '../../organization-rights.server.ts'
import type { Member, MemberChange } from '../member.server.ts'
import { memberColumns, members } from '../member.table.server.ts'
import { changeOrganization } from '../membership.server.ts'
import { isOrganizationRole, mayHandle } from '../organization-roles.ts'

type Context = VerbContext<'acting' | 'caller'>

const refusals = {
  [ownerLeft]: () => organizationError('YOU_CANNOT_LEAVE_THE_ORGANIZATION_WITHOUT_AN_OWNER'),
}

export const updateMember = (
  context: Context,
  { id, memberId, role }: MemberChange,
): Promise<Member> =>
  changeOrganization(
    context,
    { id, right: rights.updateMember, refusals },
    async ({ transaction, organization, recordAct }) => {
      const member = await findMember(transaction, id, memberId)
      if (!isOrganizationRole(role)) throw organizationError('ROLE_NOT_FOUND')
      if (![member.role, role].every((other) => mayHandle(organization.role, other))) {
        throw organizationError('YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER')
      }
      if (role === member.role) return member
      await transaction.update(members).set({ role }).where(eq(members.id, memberId))
      const { email } = member
      const before = { email, role: member.role }
      const subject = { id: memberId }
      await recordAct({ action: 'member.update', subject, before, after: { email, role } })
      return { ...member, role }
    },
  )

export const removeMember = (
  context: Context,
  { id, memberId }: { id: string; memberId: string },
): Promise<void> =>
  changeOrganization(
    context,
    { id, right: rights.deleteMember, refusals },
    async ({ transaction, organization, recordAct }) => {
      const { email, role } = await findMember(transaction, id, memberId)
      if (!mayHandle(organization.role, role)) {
        throw organizationError('YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_MEMBER')
      }
      await transaction.delete(members).where(eq(members.id, memberId))
      await recordAct({
        action: 'member.remove',
        subject: { id: memberId },
        before: { email, role },
      })
    },
  )

const onlyOwner = () => organizationError('YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER')

export const leaveOrganization = (context: Context, { id }: { id: string }): Promise<void> =>
  changeOrganization(
    context,
    { id, refusals: { [ownerLeft]: onlyOwner } },
    async ({ transaction, organization: { memberId, role }, recordAct }) => {
      await transaction.delete(members).where(eq(members.id, memberId))
      const before = { email: context.caller.user.email, role }
      await recordAct({ action: 'member.leave', subject: { id: memberId }, before })
    },
  )

export async function findMember(
  transaction: Transaction,
  organizationId: string,
  memberId: string,
): Promise<Member> {
  const [member] = await transaction
    .select(memberColumns)
    .from(members)
    .where(and(eq(members.id, memberId), eq(members.organizationId, organizationId)))
  if (!member) throw organizationError('MEMBER_NOT_FOUND')
  return member
}
