import { and, eq } from 'drizzle-orm'
import { requireOnboarded } from '#platform/access/caller.ts'
import { record } from '#platform/activity/record.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { organizationError } from '../../organization-errors.server.ts'
import { rights } from '../../organization-rights.server.ts'
import { findMembership, lockMembershipForUpdate } from '../../verbs/lock-organization.server.ts'
import { organizationTarget } from '../../verbs/record-organization.server.ts'
import { invitationColumns, sentColumns } from '../invitation-columns.server.ts'
import type { Invitation, OrganizationInvitation } from '../invitation.server.ts'
import { invitations } from '../invitation.table.server.ts'
import { requireRole, requireRoom } from './invite.server.ts'
import { expiryOf, sendInvitation, spendMail } from './send-invitation.server.ts'

export const cancelInvitation = (
  { acting, caller }: VerbContext<'acting' | 'caller'>,
  { id, invitationId }: OrganizationInvitation,
): Promise<void> =>
  acting.orm.transaction(async (transaction) => {
    const organization = await lockMembershipForUpdate(
      transaction,
      caller,
      id,
      rights.cancelInvitation,
    )
    const { email, role } = await findPending(transaction, id, invitationId)
    await transaction
      .update(invitations)
      .set({ status: 'cancelled' })
      .where(eq(invitations.id, invitationId))
    await record(transaction, acting.by, {
      action: 'invitation.cancel',
      target: organizationTarget(organization),
      before: { email, role },
    })
  })

export async function resendInvitation(
  context: VerbContext,
  { id, invitationId }: OrganizationInvitation,
): Promise<Invitation> {
  const { acting, caller, config, mail } = context
  await findMembership(acting.orm, caller, id, rights.invite)
  requireOnboarded(caller)
  const { email } = await findPending(acting.orm, id, invitationId)
  await spendMail(context, email)
  const sent = await acting.orm.transaction(async (transaction) => {
    const organization = await lockMembershipForUpdate(transaction, caller, id, rights.invite)
    const { role, status } = await findPending(transaction, id, invitationId)
    requireRole(role, organization.role)
    const { invitationsPerOrganization } = config.limits
    if (status === 'expired') await requireRoom(transaction, id, invitationsPerOrganization)
    const [invitation] = await transaction
      .update(invitations)
      .set({ inviterId: caller.user.id, expiresAt: expiryOf(config) })
      .where(eq(invitations.id, invitationId))
      .returning(sentColumns)
    if (!invitation) throw new Error('An invitation that is held is there')
    const { language: _, ...shown } = invitation
    await sendInvitation(context, transaction, { invitation, organization })
    await record(transaction, acting.by, {
      action: 'invitation.resend',
      target: organizationTarget(organization),
      after: { email: invitation.email },
    })
    return shown
  })
  mail.wake()
  return sent
}

async function findPending(
  transaction: Pick<Transaction, 'select'>,
  organizationId: string,
  invitationId: string,
): Promise<Invitation> {
  const [invitation] = await transaction
    .select(invitationColumns)
    .from(invitations)
    .where(
      and(
        eq(invitations.id, invitationId),
        eq(invitations.organizationId, organizationId),
        eq(invitations.status, 'pending'),
      ),
    )
  if (!invitation) throw organizationError('INVITATION_NOT_FOUND')
  return invitation
}
