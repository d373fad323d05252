import { and, not, type SQL, sql } from 'drizzle-orm'
import type { VerbContext } from '#platform/api/verb-context.ts'
import type { Database } from '#platform/database/database.ts'
import type { Search } from '#platform/list/search-reader.ts'
import { beginsIn, placeholderFor, readTerm, wordsIn } from '#platform/list/search-term.ts'
import { teamMembers } from '../../teams/team.table.server.ts'
import { findTeam } from '../../teams/verbs/find-team.server.ts'
import { findMembership } from '../../verbs/lock-organization.server.ts'
import type { MemberPage, MemberQuery } from '../member.server.ts'
import { members } from '../member.table.server.ts'
import {
  type ListedMember,
  memberOrders,
  readMembers,
  searchMembers,
} from './member-rows.server.ts'

export async function listMembers(
  { acting: { orm }, caller }: VerbContext<'acting' | 'caller'>,
  query: MemberQuery,
): Promise<MemberPage> {
  await findMembership(orm, caller, query.id)
  return readMembersOf(orm, query)
}

/** The caller must have checked access. */
export async function readMembersOf(orm: Database['orm'], query: MemberQuery): Promise<MemberPage> {
  if (query.teamId !== undefined) await findTeam(orm, query.id, query.teamId)
  const found = query.searchTerm ? await searched(orm, query) : undefined
  return found ?? shelved(orm, query)
}

const listFingerprint = ({ id, searchTerm, role, teamId, sort }: MemberQuery) =>
  ['members', id, searchTerm, role, teamId, sort] as const

function shelved(orm: Database['orm'], query: MemberQuery): Promise<MemberPage> {
  const { sort = 'name' } = query
  const list = {
    name: `members by ${sort}${partOf(query)}`,
    where: among(query),
    values: valuesOf(query),
    plannedAnew: true,
    order: memberOrders[sort],
    fingerprint: listFingerprint(query),
  }
  return readMembers(orm, list, query)
}

const partOf = ({ role, teamId }: MemberQuery) =>
  `${role ? ', of a role' : ''}${teamId ? ', of a team' : ''}`

const valuesOf = ({ id, role, teamId }: MemberQuery) => ({ organizationId: id, role, teamId })

const among = ({ role, teamId }: MemberQuery): SQL | undefined =>
  and(
    sql`${members.organizationId} = ${sql.placeholder('organizationId')}`,
    role && sql`${members.role} = ${sql.placeholder('role')}`,
    teamId === undefined
      ? undefined
      : sql`${members.id} IN (SELECT ${teamMembers.memberId} FROM ${teamMembers} WHERE ${teamMembers.teamId} = ${sql.placeholder('teamId')})`,
  )

async function searched(orm: Database['orm'], query: MemberQuery) {
  const term = await readTerm(orm, query.searchTerm)
  if (term === undefined) return undefined
  const { sort = 'name' } = query
  const search: Search<ListedMember> = {
    name: `members, ${term.shape}, ${sort}${partOf(query)}`,
    values: { ...term.values, ...valuesOf(query) },
    orders: [memberOrders[sort]],
    fingerprint: listFingerprint(query),
    write() {
      const within = among(query)
      const begun = beginsIn(members.nameKey, placeholderFor)
      const all = and(
        within,
        ...term.spellings.flat().map((spelling) => look(spelling, 'inside', placeholderFor)),
      )
      return { stages: [all], all: [and(within, begun), and(all, not(begun))] }
    },
  }
  return searchMembers(orm, search, query)
}

const look = wordsIn(members)
