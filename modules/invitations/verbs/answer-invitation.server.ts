import { and, eq } from 'drizzle-orm'
import {
  findMembership,
  joinOrganization,
  lockOrganizationForUpdate,
  mayHandle,
  mayIn,
  organizationLimits,
  type OrganizationRole,
  type OwnOrganization,
  recordIn,
  withPermissions,
} from '#modules/organizations/index.server.ts'
import { joinTeam } from '#modules/teams/index.server.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import { withConstraints } from '#platform/database/constraints/with-constraints.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { invitationError } from '../invitation-errors.server.ts'
import { invitationRights } from '../invitation-rights.server.ts'
import { isOpen, invitations } from '../invitation.table.server.ts'
import { findRole, requireRecipient } from './received-invitations.server.ts'

const alreadyThere = {
  members_person_unique: () => invitationError('USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION'),
}

type Context = VerbContext<'acting' | 'caller' | 'config'>
type Wanted = { id: string }

export async function acceptInvitation(context: Context, { id }: Wanted): Promise<OwnOrganization> {
  const { acting, caller, config } = context
  const limits = organizationLimits.of(config)
  const organizationId = await requireAnswerable(context, id)
  return withConstraints(alreadyThere, () =>
    acting.orm.transaction(async (transaction) => {
      const organization = await lockOrganizationForUpdate(transaction, organizationId)
      const claimed = await claim(transaction, caller, id, 'accepted')
      await requireInviter(transaction, claimed)
      const { role, teamId } = claimed
      const userId = caller.user.id
      const memberId = await joinOrganization(transaction, limits, { organizationId, userId, role })
      if (teamId) await joinTeam(transaction, { teamId, memberId }, config)
      const after = { email: caller.user.email, role }
      const act = { action: 'member.join', subject: { id: memberId }, after } as const
      await recordIn(transaction, acting.by, organization, act)
      return withPermissions(await findMembership(transaction, caller, organizationId))
    }),
  )
}

export async function declineInvitation(context: Context, { id }: Wanted): Promise<void> {
  const { acting, caller } = context
  const organizationId = await requireAnswerable(context, id)
  await acting.orm.transaction(async (transaction) => {
    const organization = await lockOrganizationForUpdate(transaction, organizationId)
    const { email } = await claim(transaction, caller, id, 'declined')
    const act = { action: 'invitation.decline', subject: { id }, before: { email } } as const
    await recordIn(transaction, acting.by, organization, act)
  })
}

async function requireAnswerable({ acting, caller }: Context, id: string): Promise<string> {
  const { organizationId, status } = await requireRecipient(acting.orm, caller, id)
  if (!caller.user.emailVerified) {
    throw invitationError('EMAIL_VERIFICATION_REQUIRED_BEFORE_ACCEPTING_OR_REJECTING_INVITATION')
  }
  if (status !== 'pending') throw invitationError('INVITATION_NOT_FOUND')
  return organizationId
}

/** The status check is part of the UPDATE, so a second answer or a cancelled invitation changes nothing. */
async function claim(
  transaction: Transaction,
  { user }: VerbContext['caller'],
  id: string,
  status: 'accepted' | 'declined',
) {
  const [claimed] = await transaction
    .update(invitations)
    .set({ status })
    .where(and(eq(invitations.id, id), eq(invitations.email, user.email), isOpen))
    .returning()
  if (!claimed) throw invitationError('FAILED_TO_RETRIEVE_INVITATION')
  return claimed
}

type Offered = { organizationId: string; inviterId: string | null; role: OrganizationRole }

async function requireInviter(transaction: Transaction, offered: Offered) {
  const { organizationId, inviterId, role } = offered
  const own =
    inviterId === null ? undefined : await findRole(transaction, organizationId, inviterId)
  const isValid = own && mayIn(own, invitationRights.invite.wanted) && mayHandle(own, role)
  if (!isValid) throw invitationError('INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION')
}
