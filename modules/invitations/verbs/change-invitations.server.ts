import { and, eq } from 'drizzle-orm'
import { changeOrganization, findMembership } from '#modules/organizations/index.server.ts'
import { requireOnboarded } from '#platform/access/caller.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { invitationError } from '../invitation-errors.server.ts'
import { invitationLimits } from '../invitation-limits.server.ts'
import { invitationRights } from '../invitation-rights.server.ts'
import type { Invitation, OrganizationInvitation } from '../invitation.server.ts'
import { invitationColumns, sentColumns, invitations } from '../invitation.table.server.ts'
import { accountsOf, requireRole, requireRoom } from './invite.server.ts'
import { consumeMailLimits, expiryOf, sendInvitation } from './send-invitation.server.ts'

export const cancelInvitation = (
  context: VerbContext<'acting' | 'caller'>,
  { id, invitationId }: OrganizationInvitation,
): Promise<void> =>
  changeOrganization(
    context,
    { id, right: invitationRights.cancel },
    async ({ transaction, recordAct }) => {
      const { email, role } = await findPending(transaction, id, invitationId)
      await transaction
        .update(invitations)
        .set({ status: 'cancelled' })
        .where(eq(invitations.id, invitationId))
      const subject = { id: invitationId }
      await recordAct({ action: 'invitation.cancel', subject, before: { email, role } })
    },
  )

export async function resendInvitation(
  context: VerbContext,
  { id, invitationId }: OrganizationInvitation,
): Promise<Invitation> {
  const { acting, caller, config, mail } = context
  const right = invitationRights.invite
  await findMembership(acting.orm, caller, id, right)
  requireOnboarded(caller)
  const { email } = await findPending(acting.orm, id, invitationId)
  await consumeMailLimits(context, email)
  const sent = await changeOrganization(context, { id, right }, async (change) => {
    const { transaction, organization, recordAct } = change
    const { role, status } = await findPending(transaction, id, invitationId)
    requireRole(role, organization.role)
    if (status === 'expired') await requireRoom(transaction, id, invitationLimits.of(config))
    const [invitation] = await transaction
      .update(invitations)
      .set({ inviterId: caller.user.id, expiresAt: expiryOf(config) })
      .where(eq(invitations.id, invitationId))
      .returning(sentColumns)
    if (!invitation) throw new Error('An update returns the locked row')
    const { language: _, ...shown } = invitation
    const accounts = await accountsOf(transaction, email)
    await sendInvitation(context, transaction, { invitation, organization, accounts })
    const subject = { id: invitationId }
    await recordAct({ action: 'invitation.resend', subject, after: { email } })
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
  if (!invitation) throw invitationError('INVITATION_NOT_FOUND')
  return invitation
}
