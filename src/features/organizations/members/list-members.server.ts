import { and, not, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import { plainTerm, startsWith, wordsIn, wordsOf } from '#server/list/search-term.ts'
import { readSearch, type Search } from '#server/list/search.ts'
import type { Desk } from '../desk.server.ts'
import { findMembership } from '../hold-organization.server.ts'
import { findTeam } from '../teams/find-team.server.ts'
import { teamMembers } from '../teams/team.table.server.ts'
import { type ListedMember, memberOrders, memberRows, readMembers } from './member-rows.server.ts'
import type { MemberPage, MemberQuery } from './member.server.ts'
import { members } from './member.table.server.ts'

/** A page of an organization's members, or of a team's, for whoever is one of them. */
export async function listMembers(
  { acting: { orm }, caller }: Pick<Desk, 'acting' | 'caller'>,
  query: MemberQuery,
): Promise<MemberPage> {
  await findMembership(orm, caller, query.id)
  return readMembersOf({ orm }, query)
}

/** The same, for whoever was let in before. */
export async function readMembersOf(
  { orm }: Pick<Database, 'orm'>,
  query: MemberQuery,
): Promise<MemberPage> {
  if (query.teamId !== undefined) await findTeam(orm, query.id, query.teamId)
  const found = query.searchTerm ? await searched(orm, query) : undefined
  return found ?? shelved(orm, query)
}

const markOf = ({ id, searchTerm, role, teamId, sort }: MemberQuery) =>
  ['members', id, searchTerm, role, teamId, sort] as const

function shelved(orm: Database['orm'], query: MemberQuery): Promise<MemberPage> {
  const { id, role, teamId, sort = 'name' } = query
  const shelf = {
    name: `members by ${sort}${role ? ', of a role' : ''}${teamId ? ', of a team' : ''}`,
    where: among({
      id: sql.placeholder('organizationId'),
      role: role && sql.placeholder('role'),
      teamId: teamId && sql.placeholder('teamId'),
    }),
    values: { organizationId: id, role, teamId },
    plannedAnew: true,
    order: memberOrders[sort],
    mark: markOf(query),
  }
  return readMembers(orm, shelf, query)
}

type Asked = {
  id: unknown
  role: unknown
  teamId: unknown
}

const among = ({ id, role, teamId }: Asked): SQL | undefined =>
  and(
    sql`${members.organizationId} = ${id}`,
    role === undefined ? undefined : sql`${members.role} = ${role}`,
    teamId === undefined
      ? undefined
      : sql`${members.id} IN (SELECT ${teamMembers.memberId} FROM ${teamMembers} WHERE ${teamMembers.teamId} = ${teamId})`,
  )

async function searched(orm: Database['orm'], query: MemberQuery) {
  const term = await plainTerm(orm, query.searchTerm)
  if (term === undefined) return undefined
  const { id, role, teamId, sort = 'name' } = query
  const look = wordsIn(members)
  const within = among({ id, role, teamId })
  const begun = startsWith(members.nameKey, term)
  const found = and(within, ...wordsOf(term).map((word) => look(word, '')))
  const stages = [{ where: found, order: memberOrders[sort] }]
  const all: Search<ListedMember>['all'] = [and(within, begun), and(found, not(begun))]
  return readSearch(orm, memberRows, { stages, all, mark: markOf(query) }, query)
}
