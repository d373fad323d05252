import { sql } from 'drizzle-orm'
import { listResource } from '#kit/resource/index.server.ts'
import { findMembership } from '#modules/organizations/index.server.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import { team } from './team.resource.ts'
import type { TeamPage, TeamQuery } from './team.server.ts'
import { teamColumns, teamMembers, teams } from './team.table.server.ts'

const counted = sql`(SELECT count(*)::int FROM ${teamMembers} WHERE ${teamMembers}.team_id = ${teams}.id)`
const memberCount = sql<number>`${counted}`.as('member_count')

/** An organization has few teams, so a search scans them all. */
const { list } = listResource(team, {
  table: teams,
  columns: { ...teamColumns, memberCount },
  scope: 'organizationId',
  conditions: {
    searchTerm: (_, term) =>
      sql`position(btrim(search_text(${term})) IN search_text(${teams.name})) > 0`,
  },
})

export async function listTeams(
  { acting, caller }: VerbContext<'acting' | 'caller'>,
  { id, ...query }: TeamQuery,
): Promise<TeamPage> {
  await findMembership(acting.orm, caller, id)
  return list({ acting }, { ...query, organizationId: id })
}
