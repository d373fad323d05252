import { and, sql } from 'drizzle-orm'
import type { VerbContext } from '#platform/api/verb-context.ts'
import { listReader } from '#platform/list/list-reader.ts'
import { isText, ordersBy } from '#platform/list/order.ts'
import { orderAndLimit, type Part, type Reader, type Rows } from '#platform/list/rows.ts'
import { findMembership } from '../../verbs/lock-organization.server.ts'
import type { TeamPage, TeamQuery } from '../team.server.ts'
import { teamMembers, teams } from '../team.table.server.ts'
import { teamColumns } from '../verbs/find-team.server.ts'

const counted = sql`(SELECT count(*)::int FROM ${teamMembers} WHERE ${teamMembers}.team_id = ${teams}.id)`
const memberCount = sql<number>`${counted}`.as('member_count')

const select = (orm: Reader, { where, by, limit, total, stage }: Part) =>
  orm
    .select({ ...teamColumns, nameKey: teams.nameKey, memberCount, total, stage })
    .from(teams)
    .where(where)
    .orderBy(orderAndLimit(limit, by))

type ListedTeam = Awaited<ReturnType<typeof select>>[number]

const rows: Rows<ListedTeam, TeamPage['items'][number]> = {
  table: teams,
  select,
  show({ id, name, createdAt, memberCount: members }) {
    return { id, name, createdAt, memberCount: members }
  },
}

const readTeams = listReader(rows)

const byName = ordersBy<ListedTeam>(teams.id, {
  expression: sql`${teams.nameKey}`,
  keyOf: (row) => row.nameKey,
  isKey: isText,
})
const orders = { name: byName.up, '-name': byName.down }

/** An organization has few teams, so a search scans them all. */
export async function listTeams(
  { acting: { orm }, caller }: VerbContext<'acting' | 'caller'>,
  query: TeamQuery,
): Promise<TeamPage> {
  const { id, searchTerm = '', sort = 'name' } = query
  await findMembership(orm, caller, id)
  const isFound =
    searchTerm.trim() !== '' &&
    sql`position(btrim(search_text(${sql.placeholder('searchTerm')})) IN search_text(${teams.name})) > 0`
  const list = {
    name: `teams by ${sort}${isFound ? ', searched' : ''}`,
    where: and(
      sql`${teams.organizationId} = ${sql.placeholder('organizationId')}`,
      isFound || undefined,
    ),
    values: { organizationId: id, searchTerm },
    plannedAnew: true,
    order: orders[sort],
    fingerprint: ['teams', id, searchTerm, sort],
  }
  return readTeams(orm, list, query)
}
