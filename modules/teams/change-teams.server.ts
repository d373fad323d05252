import { and, eq } from 'drizzle-orm'
import {
  changeOrganization,
  findMember,
  requireBelow,
} from '#modules/organizations/index.server.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import type { Database } from '#platform/database/database.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { teamError, teamTaken } from './team-errors.server.ts'
import { teamLimits } from './team-limits.server.ts'
import { teamRights } from './team-rights.server.ts'
import type { Team, TeamChange, TeamDraft, TeamId, TeamMember } from './team.server.ts'
import { teamColumns, teamMembers, teams } from './team.table.server.ts'

type Context = VerbContext<'acting' | 'caller'>
type LimitedContext = VerbContext<'acting' | 'caller' | 'config'>

const refusals = { teams_name_unique: teamTaken }

export const createTeam = (context: LimitedContext, { id, name }: TeamDraft): Promise<Team> =>
  changeOrganization(
    context,
    { id, right: teamRights.create, refusals },
    async ({ transaction, recordAct }) => {
      await requireBelow(
        transaction.$count(teams, eq(teams.organizationId, id)),
        teamLimits.of(context.config).teamsPerOrganization,
        () => teamError('YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_TEAMS'),
      )
      const draft = { organizationId: id, name }
      const [team] = await transaction.insert(teams).values(draft).returning(teamColumns)
      if (!team) throw new Error('An insert returns its row')
      await recordAct({ action: 'team.create', subject: team, after: { name } })
      return team
    },
  )

export const renameTeam = (context: Context, { id, teamId, name }: TeamChange): Promise<Team> =>
  changeOrganization(
    context,
    { id, right: teamRights.update, refusals },
    async ({ transaction, recordAct }) => {
      const team = await findTeam(transaction, id, teamId)
      if (team.name === name) return team
      await transaction.update(teams).set({ name }).where(eq(teams.id, teamId))
      const subject = { ...team, name }
      const before = { name: team.name }
      await recordAct({ action: 'team.update', subject, before, after: { name } })
      return subject
    },
  )

export const deleteTeam = (context: Context, { id, teamId }: TeamId): Promise<void> =>
  changeOrganization(
    context,
    { id, right: teamRights.delete },
    async ({ transaction, recordAct }) => {
      const team = await findTeam(transaction, id, teamId)
      const count = await transaction.$count(teams, eq(teams.organizationId, id))
      if (count <= 1) throw teamError('UNABLE_TO_REMOVE_LAST_TEAM')
      await transaction.delete(teams).where(eq(teams.id, teamId))
      await recordAct({ action: 'team.delete', subject: team, before: { name: team.name } })
    },
  )

export const addTeamMember = (context: LimitedContext, place: TeamMember): Promise<void> =>
  changeOrganization(
    context,
    { id: place.id, right: teamRights.addMember },
    async ({ transaction, recordAct }) => {
      const { subject, shown } = await findPlace(transaction, place)
      const isNew = await joinTeam(transaction, place, context.config)
      if (isNew) await recordAct({ action: 'team.addMember', subject, after: shown })
    },
  )

/** The caller must hold the lock on the organization. */
export async function joinTeam(
  transaction: Transaction,
  { teamId, memberId }: Pick<TeamMember, 'teamId' | 'memberId'>,
  config: LimitedContext['config'],
): Promise<boolean> {
  const { rowCount } = await transaction
    .insert(teamMembers)
    .values({ teamId, memberId })
    .onConflictDoNothing()
  if (!rowCount) return false
  const count = await transaction.$count(teamMembers, eq(teamMembers.teamId, teamId))
  if (count > teamLimits.of(config).membersPerTeam) throw teamError('TEAM_MEMBER_LIMIT_REACHED')
  return true
}

export const removeTeamMember = (context: Context, place: TeamMember): Promise<void> =>
  changeOrganization(
    context,
    { id: place.id, right: teamRights.removeMember },
    async ({ transaction, recordAct }) => {
      const { subject, shown } = await findPlace(transaction, place)
      const { teamId, memberId } = place
      const { rowCount } = await transaction
        .delete(teamMembers)
        .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.memberId, memberId)))
      if (!rowCount) throw teamError('USER_IS_NOT_A_MEMBER_OF_THE_TEAM')
      await recordAct({ action: 'team.removeMember', subject, before: shown })
    },
  )

async function findPlace(transaction: Transaction, { id, teamId, memberId }: TeamMember) {
  const subject = await findTeam(transaction, id, teamId)
  const { email } = await findMember(transaction, id, memberId)
  return { subject, shown: { team: subject.name, email } }
}

export async function findTeam(
  orm: Pick<Database['orm'], 'select'>,
  organizationId: string,
  teamId: string,
): Promise<Team> {
  const [team] = await orm
    .select(teamColumns)
    .from(teams)
    .where(and(eq(teams.id, teamId), eq(teams.organizationId, organizationId)))
  if (!team) throw teamError('TEAM_NOT_FOUND')
  return team
}
