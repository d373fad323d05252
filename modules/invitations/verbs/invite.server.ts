import { and, eq } from 'drizzle-orm'
import { readerLanguage, recipientLanguage } from '#kit/mail/index.server.ts'
import { notify } from '#kit/notices/index.server.ts'
import {
  changeOrganization,
  findMembership,
  isOrganizationRole,
  mayHandle,
  type OrganizationRole,
  requireBelow,
} from '#modules/organizations/index.server.ts'
import { findTeam } from '#modules/teams/index.server.ts'
import { requireOnboarded } from '#platform/access/caller.ts'
import { users } from '#platform/access/tables.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { invitationError } from '../invitation-errors.server.ts'
import { type InvitationLimits, invitationLimits } from '../invitation-limits.server.ts'
import { invitationRights } from '../invitation-rights.server.ts'
import type { Invitation, InvitationDraft } from '../invitation.server.ts'
import { isExpired, isOpen, sentColumns, invitations } from '../invitation.table.server.ts'
import { findKnownAddresses } from './known-addresses.server.ts'
import { consumeMailLimits, expiryOf, sendInvitation } from './send-invitation.server.ts'

/** The answer is the same whether or not the recipient has an account. */
export async function invite(context: VerbContext, draft: InvitationDraft): Promise<Invitation> {
  const { acting, caller, config, mail, request } = context
  const { id, email, teamId = null } = draft
  const right = invitationRights.invite
  // A caller who may not invite here uses up no limit.
  await findMembership(acting.orm, caller, id, right)
  requireOnboarded(caller)
  await consumeMailLimits(context, email)
  const sent = await changeOrganization(context, { id, right }, async (change) => {
    const { transaction, organization, recordAct } = change
    const role = requireRole(draft.role, organization.role)
    if (teamId !== null) await findTeam(transaction, id, teamId)
    await requireUnknown(transaction, id, email)
    await requireRoom(transaction, id, invitationLimits.of(config))
    // It must not reach the inviter: it would reveal an account.
    const known = await recipientLanguage(transaction, eq(users.email, email))
    const language = draft.language ?? known ?? readerLanguage(request.headers)
    const offer = { organizationId: id, email, role, teamId, inviterId: caller.user.id, language }
    const [invitation] = await transaction
      .insert(invitations)
      .values({ ...offer, expiresAt: expiryOf(config) })
      .returning(sentColumns)
    if (!invitation) throw new Error('An insert returns its row')
    const { language: _, ...shown } = invitation
    const accounts = await accountsOf(transaction, email)
    await notify(transaction, accounts, {
      kind: 'invitation',
      facts: { inviter: caller.user.name, organization: organization.name },
      path: `/app/invitations/${invitation.id}`,
    })
    await sendInvitation(context, transaction, { invitation, organization, accounts })
    const subject = { id: invitation.id }
    await recordAct({ action: 'invitation.create', subject, after: { email, role } })
    return shown
  })
  mail.wake()
  return sent
}

/** Only those whose owner has shown that the address is theirs. */
export async function accountsOf(transaction: Transaction, email: string): Promise<string[]> {
  const isOwned = and(eq(users.email, email), eq(users.emailVerified, true))
  return (await transaction.select({ id: users.id }).from(users).where(isOwned)).map(({ id }) => id)
}

export function requireRole(role: string, own: OrganizationRole): OrganizationRole {
  if (!isOrganizationRole(role)) throw invitationError('ROLE_NOT_FOUND')
  if (!mayHandle(own, role)) {
    throw invitationError('YOU_ARE_NOT_ALLOWED_TO_INVITE_USER_WITH_THIS_ROLE')
  }
  return role
}

async function requireUnknown(transaction: Transaction, organizationId: string, email: string) {
  const isTheirs = and(eq(invitations.organizationId, organizationId), eq(invitations.email, email))
  await transaction.update(invitations).set({ status: 'cancelled' }).where(and(isTheirs, isExpired))
  const [code] = (await findKnownAddresses(transaction, organizationId, [email])).values()
  if (code) throw invitationError(code)
}

export const requireRoom = (
  transaction: Transaction,
  organizationId: string,
  { invitationsPerOrganization }: InvitationLimits,
): Promise<void> =>
  requireBelow(
    transaction.$count(invitations, and(eq(invitations.organizationId, organizationId), isOpen)),
    invitationsPerOrganization,
    () => invitationError('INVITATION_LIMIT_REACHED'),
  )
