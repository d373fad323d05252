import { asc, eq, sql } from 'drizzle-orm'
import { type MemberGroups, members } from '#modules/organizations/index.server.ts'
import { findTeam } from './change-teams.server.ts'
import { teamErrorMap } from './team-errors.server.ts'
import { teamMembers, teams } from './team.table.server.ts'

const memberGroups: MemberGroups = {
  filters: {
    teamId: (teamId) =>
      sql`${members.id} IN (SELECT ${teamMembers.memberId} FROM ${teamMembers} WHERE ${teamMembers.teamId} = ${teamId})`,
  },
  errors: () => teamErrorMap('TEAM_NOT_FOUND'),

  async requireGroup(orm, organizationId, { teamId }) {
    if (typeof teamId === 'string') await findTeam(orm, organizationId, teamId)
  },

  async begin(transaction, { organizationId, name, memberId }) {
    const [team] = await transaction.insert(teams).values({ organizationId, name }).returning()
    if (team) await transaction.insert(teamMembers).values({ teamId: team.id, memberId })
  },

  async ofUser(orm, userId) {
    const within = await orm
      .select({ id: members.organizationId, team: teams.name })
      .from(teamMembers)
      .innerJoin(members, eq(members.id, teamMembers.memberId))
      .innerJoin(teams, eq(teams.id, teamMembers.teamId))
      .where(eq(members.userId, userId))
      .orderBy(asc(teams.nameKey), asc(teams.id))
    const byOrganization = Map.groupBy(within, ({ id }) => id)
    return (id) => ({ teams: byOrganization.get(id)?.map(({ team }) => team) ?? [] })
  },

  counts: {
    teamCount: (orm, organizationId) => orm.$count(teams, eq(teams.organizationId, organizationId)),
  },
}

export default memberGroups
