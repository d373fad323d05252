import { sql } from 'drizzle-orm'
import { listResource } from '#kit/resource/index.server.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import type { Database } from '#platform/database/database.ts'
import { member } from '../member.resource.ts'
import type { MemberPage, MemberQuery } from '../member.server.ts'
import { memberColumns, members } from '../member.table.server.ts'
import { findMembership } from '../membership.server.ts'
import { teamMembers } from '../teams/team.table.server.ts'
import { findTeam } from '../teams/verbs/change-teams.server.ts'

const { list } = listResource(member, {
  table: members,
  columns: memberColumns,
  scope: 'organizationId',
  conditions: {
    teamId: (_, teamId) =>
      sql`${members.id} IN (SELECT ${teamMembers.memberId} FROM ${teamMembers} WHERE ${teamMembers.teamId} = ${teamId})`,
  },
})

export async function listMembers(
  { acting: { orm }, caller }: VerbContext<'acting' | 'caller'>,
  query: MemberQuery,
): Promise<MemberPage> {
  await findMembership(orm, caller, query.id)
  return readMembersOf(orm, query)
}

/** The caller must have checked access. */
export async function readMembersOf(
  orm: Database['orm'],
  { id, ...query }: MemberQuery,
): Promise<MemberPage> {
  if (query.teamId !== undefined) await findTeam(orm, id, query.teamId)
  return list({ acting: { orm } }, { ...query, organizationId: id })
}
