import { and, desc, eq, type SQL } from 'drizzle-orm'
import { mayIn, members, organizations } from '#modules/organizations/index.server.ts'
import { teams } from '#modules/teams/index.server.ts'
import type { Caller } from '#platform/access/caller.ts'
import { users } from '#platform/access/tables.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import type { Database } from '#platform/database/database.ts'
import { invitationError } from '../invitation-errors.server.ts'
import { invitationRights } from '../invitation-rights.server.ts'
import type { ReceivedInvitation } from '../invitation.server.ts'
import { isOpen, shownStatus, invitations } from '../invitation.table.server.ts'

type Reader = Pick<Database['orm'], 'select'>

const most = 100

export const listReceivedInvitations = ({
  acting,
  caller,
}: VerbContext<'acting' | 'caller'>): Promise<ReceivedInvitation[]> =>
  readReceived(acting.orm, and(eq(invitations.email, caller.user.email), isOpen))

export async function getReceivedInvitation(
  { acting, caller }: VerbContext<'acting' | 'caller'>,
  { id }: { id: string },
): Promise<ReceivedInvitation> {
  await requireRecipient(acting.orm, caller, id)
  const [received] = await readReceived(acting.orm, eq(invitations.id, id))
  if (!received) throw invitationError('INVITATION_NOT_FOUND')
  return received
}

const readReceived = (orm: Reader, where: SQL | undefined): Promise<ReceivedInvitation[]> =>
  orm
    .select({
      id: invitations.id,
      organization: {
        name: organizations.name,
        slug: organizations.slug,
        logoId: organizations.logoId,
      },
      inviter: users.name,
      team: teams.name,
      role: invitations.role,
      status: shownStatus,
      expiresAt: invitations.expiresAt,
    })
    .from(invitations)
    .innerJoin(organizations, eq(organizations.id, invitations.organizationId))
    .leftJoin(users, eq(users.id, invitations.inviterId))
    .leftJoin(teams, eq(teams.id, invitations.teamId))
    .where(where)
    .orderBy(desc(invitations.id))
    .limit(most)

/**
 * Members of the organization who may see the invitation learn that it is for another user; all others get "not found".
 */
export async function requireRecipient(orm: Reader, { user }: Pick<Caller, 'user'>, id: string) {
  const [invitation] = await orm
    .select({
      organizationId: invitations.organizationId,
      email: invitations.email,
      status: shownStatus,
    })
    .from(invitations)
    .where(eq(invitations.id, id))
  if (!invitation) throw invitationError('INVITATION_NOT_FOUND')
  if (invitation.email.toLowerCase() === user.email.toLowerCase()) return invitation
  const role = await findRole(orm, invitation.organizationId, user.id)
  throw invitationError(
    role && mayIn(role, invitationRights.list.wanted)
      ? 'YOU_ARE_NOT_THE_RECIPIENT_OF_THE_INVITATION'
      : 'INVITATION_NOT_FOUND',
  )
}

/** The role of the user in the organization; undefined without a membership. */
export async function findRole(orm: Reader, organizationId: string, userId: string) {
  const isTheirs = and(eq(members.organizationId, organizationId), eq(members.userId, userId))
  const [member] = await orm.select({ role: members.role }).from(members).where(isTheirs)
  return member?.role
}
