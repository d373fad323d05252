import { and, eq, inArray } from 'drizzle-orm'
import { nextVersion } from '#domains/identity/auth/index.server.ts'
import {
  joinOrganization,
  members,
  organizationLimits,
} from '#modules/organizations/index.server.ts'
import { addTeamMember, teams } from '#modules/teams/index.server.ts'
import { stillBanned } from '#platform/access/still-banned.ts'
import { users } from '#platform/access/tables.ts'
import { record, userTarget } from '#platform/activity/record.ts'
import { type Account, type Change, requireOwnAddress } from '../change-directory.server.ts'
import { scimErrors } from '../protocol/scim-errors.server.ts'
import { type DirectoryRow, updateRow } from './directory-row.server.ts'

/** A ban by an admin of the installation stays: only that of this directory is lifted. */
export async function enterOrganization(
  change: Change,
  account: Account,
  row: DirectoryRow,
): Promise<void> {
  const { transaction, organizationId, context, recordAct } = change
  await requireOwnAddress(change, account.email)
  await liftBan(change, account, row)
  const isTheirs = eq(members.userId, account.id)
  const isHere = and(isTheirs, eq(members.organizationId, organizationId))
  if ((await transaction.$count(members, isHere)) > 0) return
  const role = 'member'
  const member = { organizationId, userId: account.id, role } as const
  const memberId = await joinOrganization(
    transaction,
    organizationLimits.of(context.config),
    member,
  )
  const after = { email: account.email, role }
  await recordAct({ action: 'member.join', subject: { id: memberId }, after })
  await rejoinTeams(change, row, memberId)
}

async function rejoinTeams(
  { transaction, organizationId, context }: Change,
  { userId, teamIds }: DirectoryRow,
  memberId: string,
) {
  if (teamIds.length === 0) return
  const left = await transaction
    .select({ id: teams.id })
    .from(teams)
    .where(and(eq(teams.organizationId, organizationId), inArray(teams.id, teamIds)))
  for (const { id: teamId } of left) {
    await addTeamMember(context, { id: organizationId, teamId, memberId })
  }
  await updateRow(transaction, { organizationId, userId }, { teamIds: [] })
}

async function liftBan(
  { transaction, context, organizationId }: Change,
  account: Account,
  row: DirectoryRow,
) {
  const [found] = await transaction
    .select({ stillBanned })
    .from(users)
    .where(eq(users.id, account.id))
  if (!found?.stillBanned) return
  const isOurs = row.banReason !== null && row.banReason === account.banReason
  if (!isOurs || account.banExpires !== null) {
    throw scimErrors.forbidden('An admin of the installation has banned this user')
  }
  await transaction
    .update(users)
    .set({ ...nextVersion, banned: false, banReason: null })
    .where(eq(users.id, account.id))
  await updateRow(transaction, { organizationId, userId: account.id }, { banReason: null })
  const act = { action: 'user.unban', target: userTarget(account) } as const
  await record(transaction, context.acting.by, { ...act, before: { reason: row.banReason } })
}
