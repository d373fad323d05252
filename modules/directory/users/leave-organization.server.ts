import { and, eq, sql } from 'drizzle-orm'
import {
  browsersOf,
  endSessions,
  nextVersion,
  sessions,
  stillBanned,
} from '#domains/identity/auth/index.server.ts'
import { apiKeys, revokeKeys } from '#modules/api-keys/auth/index.server.ts'
import { members, removeMember } from '#modules/organizations/index.server.ts'
import { ownsAddress } from '#modules/single-sign-on/index.server.ts'
import { teamMembers } from '#modules/teams/index.server.ts'
import { users } from '#platform/access/tables.ts'
import { record, userTarget } from '#platform/activity/record.ts'
import { type Account, type Change, isKept } from '../change-directory.server.ts'
import { updateRow } from './directory-row.server.ts'

/**
 * The next call of the user is refused. An organization keeps an owner: its last one stays.
 * A user who is not a member, or no longer, is not the directory’s to put out.
 */
export async function putOut(change: Change, account: Account): Promise<void> {
  const { context, organizationId, transaction } = change
  // Ownership of this organization counts, too, and ends with the membership.
  const isOwn =
    (await ownsAddress(transaction, organizationId, account.email)) &&
    !(await isKept(change, account))
  if (!(await endMembership(change, account))) return
  // Else they would work again if the user came back with the same role.
  await revokeKeys(
    transaction,
    context.acting.by,
    and(eq(apiKeys.userId, account.id), eq(apiKeys.organizationId, organizationId)),
  )
  if (!isOwn) return
  await endAllSessions(change, account)
  await ban(change, account)
}

async function endMembership(
  { context, organizationId, transaction }: Change,
  { id }: Account,
): Promise<boolean> {
  const [member] = await transaction
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.organizationId, organizationId), eq(members.userId, id)))
  if (!member) return false
  const within = await transaction
    .select({ id: teamMembers.teamId })
    .from(teamMembers)
    .where(eq(teamMembers.memberId, member.id))
  const teamIds = within.map((team) => team.id)
  await updateRow(transaction, { organizationId, userId: id }, { teamIds })
  await removeMember(context, { id: organizationId, memberId: member.id })
  return true
}

async function endAllSessions({ context, transaction }: Change, account: Account) {
  const isTheirs = eq(sessions.userId, account.id)
  const count = await endSessions(transaction, isTheirs, browsersOf(account.id))
  if (count === 0) return
  const target = userTarget(account)
  const act = { action: 'session.revoke', target, after: { count } } as const
  await record(transaction, context.acting.by, act)
}

export async function ban(change: Change, account: Account) {
  const { context, organization, organizationId, transaction } = change
  const reason = `Removed from the directory of ${organization.name}`
  const { rowCount } = await transaction
    .update(users)
    .set({ ...nextVersion, banned: true, banReason: reason, banExpires: null })
    .where(and(eq(users.id, account.id), sql`NOT ${stillBanned}`))
  if (!rowCount) return
  await updateRow(transaction, { organizationId, userId: account.id }, { banReason: reason })
  const after = { reason, expiresAt: null }
  const act = { action: 'user.ban', target: userTarget(account), after } as const
  await record(transaction, context.acting.by, act)
}
