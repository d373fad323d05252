import { and, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { organizationError } from '../../organization-errors.server.ts'
import type { Team } from '../team.server.ts'
import { teams } from '../team.table.server.ts'

export const teamColumns = { id: teams.id, name: teams.name, createdAt: teams.createdAt }

export async function findTeam(
  orm: Pick<Database['orm'], 'select'>,
  organizationId: string,
  teamId: string,
): Promise<Team> {
  const [team] = await orm
    .select(teamColumns)
    .from(teams)
    .where(and(eq(teams.id, teamId), eq(teams.organizationId, organizationId)))
  if (!team) throw organizationError('TEAM_NOT_FOUND')
  return team
}
