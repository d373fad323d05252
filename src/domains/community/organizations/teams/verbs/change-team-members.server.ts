import { and, eq } from 'drizzle-orm'
import { record } from '#platform/activity/record.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { findMember } from '../../members/verbs/find-member.server.ts'
import { organizationError } from '../../organization-errors.server.ts'
import { rights } from '../../organization-rights.server.ts'
import { lockMembershipForUpdate } from '../../verbs/lock-organization.server.ts'
import { organizationTarget } from '../../verbs/record-organization.server.ts'
import type { TeamMember } from '../team.server.ts'
import { teamMembers } from '../team.table.server.ts'
import { findTeam } from './find-team.server.ts'

export const addTeamMember = (
  { acting, caller, config }: VerbContext<'acting' | 'caller' | 'config'>,
  { id, teamId, memberId }: TeamMember,
): Promise<void> =>
  acting.orm.transaction(async (transaction) => {
    const organization = await lockMembershipForUpdate(transaction, caller, id, rights.addToTeam)
    const team = await findTeam(transaction, id, teamId)
    const { email } = await findMember(transaction, id, memberId)
    const isNew = await joinTeam(transaction, { teamId, memberId }, config.limits.membersPerTeam)
    if (!isNew) return
    await record(transaction, acting.by, {
      action: 'team.addMember',
      target: organizationTarget(organization),
      after: { team: team.name, email },
    })
  })

/** The caller must hold the lock on the organization. */
export async function joinTeam(
  transaction: Transaction,
  place: { teamId: string; memberId: string },
  most: number,
): Promise<boolean> {
  const { rowCount } = await transaction.insert(teamMembers).values(place).onConflictDoNothing()
  if (!rowCount) return false
  const count = await transaction.$count(teamMembers, eq(teamMembers.teamId, place.teamId))
  if (count > most) throw organizationError('TEAM_MEMBER_LIMIT_REACHED')
  return true
}

export const removeTeamMember = (
  { acting, caller }: VerbContext<'acting' | 'caller'>,
  { id, teamId, memberId }: TeamMember,
): Promise<void> =>
  acting.orm.transaction(async (transaction) => {
    const organization = await lockMembershipForUpdate(
      transaction,
      caller,
      id,
      rights.removeFromTeam,
    )
    const team = await findTeam(transaction, id, teamId)
    const { email } = await findMember(transaction, id, memberId)
    const { rowCount } = await transaction
      .delete(teamMembers)
      .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.memberId, memberId)))
    if (!rowCount) throw organizationError('USER_IS_NOT_A_MEMBER_OF_THE_TEAM')
    await record(transaction, acting.by, {
      action: 'team.removeMember',
      target: organizationTarget(organization),
      before: { team: team.name, email },
    })
  })
