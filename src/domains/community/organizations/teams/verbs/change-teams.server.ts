import { eq } from 'drizzle-orm'
import { record } from '#platform/activity/record.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import { withConstraints } from '#platform/database/constraints/with-constraints.ts'
import { organizationError, organizationDuplicate } from '../../organization-errors.server.ts'
import { rights } from '../../organization-rights.server.ts'
import { lockMembershipForUpdate } from '../../verbs/lock-organization.server.ts'
import { organizationTarget } from '../../verbs/record-organization.server.ts'
import type { Team } from '../team.server.ts'
import { teams } from '../team.table.server.ts'
import { findTeam, teamColumns } from './find-team.server.ts'

const taken = { teams_name_unique: () => organizationDuplicate('name', 'TEAM_ALREADY_EXISTS') }

export const createTeam = (
  { acting, caller, config }: VerbContext<'acting' | 'caller' | 'config'>,
  { id, name }: { id: string; name: string },
): Promise<Team> =>
  withConstraints(taken, () =>
    acting.orm.transaction(async (transaction) => {
      const organization = await lockMembershipForUpdate(transaction, caller, id, rights.createTeam)
      const count = await transaction.$count(teams, eq(teams.organizationId, id))
      if (count >= config.limits.teamsPerOrganization) {
        throw organizationError('YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_TEAMS')
      }
      const [team] = await transaction
        .insert(teams)
        .values({ organizationId: id, name })
        .returning(teamColumns)
      if (!team) throw new Error('A team that was written is there')
      const target = organizationTarget(organization)
      await record(transaction, acting.by, { action: 'team.create', target, after: { name } })
      return team
    }),
  )

export const renameTeam = (
  { acting, caller }: VerbContext<'acting' | 'caller'>,
  { id, teamId, name }: { id: string; teamId: string; name: string },
): Promise<Team> =>
  withConstraints(taken, () =>
    acting.orm.transaction(async (transaction) => {
      const organization = await lockMembershipForUpdate(transaction, caller, id, rights.updateTeam)
      const team = await findTeam(transaction, id, teamId)
      if (team.name === name) return team
      await transaction.update(teams).set({ name }).where(eq(teams.id, teamId))
      await record(transaction, acting.by, {
        action: 'team.update',
        target: organizationTarget(organization),
        before: { name: team.name },
        after: { name },
      })
      return { ...team, name }
    }),
  )

export const deleteTeam = (
  { acting, caller }: VerbContext<'acting' | 'caller'>,
  { id, teamId }: { id: string; teamId: string },
): Promise<void> =>
  acting.orm.transaction(async (transaction) => {
    const organization = await lockMembershipForUpdate(transaction, caller, id, rights.deleteTeam)
    const { name } = await findTeam(transaction, id, teamId)
    const count = await transaction.$count(teams, eq(teams.organizationId, id))
    if (count <= 1) throw organizationError('UNABLE_TO_REMOVE_LAST_TEAM')
    await transaction.delete(teams).where(eq(teams.id, teamId))
    const target = organizationTarget(organization)
    await record(transaction, acting.by, { action: 'team.delete', target, before: { name } })
  })
