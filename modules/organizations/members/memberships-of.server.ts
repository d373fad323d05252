import { asc, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { organizations } from '../organization.table.server.ts'
import { members } from './member.table.server.ts'
import { teamMembers, teams } from './teams/team.table.server.ts'

export async function membershipsOf(orm: Pick<Database['orm'], 'select'>, userId: string) {
  const memberships = await orm
    .select({
      id: organizations.id,
      name: organizations.name,
      slug: organizations.slug,
      role: members.role,
      since: members.createdAt,
    })
    .from(members)
    .innerJoin(organizations, eq(organizations.id, members.organizationId))
    .where(eq(members.userId, userId))
    .orderBy(asc(members.createdAt), asc(members.id))
  const within = await orm
    .select({ id: members.organizationId, team: teams.name })
    .from(teamMembers)
    .innerJoin(members, eq(members.id, teamMembers.memberId))
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(eq(members.userId, userId))
    .orderBy(asc(teams.nameKey), asc(teams.id))
  const byOrganization = Map.groupBy(within, ({ id }) => id)
  const withTeams = (membership: (typeof memberships)[number]) => ({
    ...membership,
    teams: byOrganization.get(membership.id)?.map(({ team }) => team) ?? [],
  })
  return memberships.map(withTeams)
}
