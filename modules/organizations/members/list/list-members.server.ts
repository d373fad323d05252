import { listResource } from '#kit/resource/index.server.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import type { Database } from '#platform/database/database.ts'
import { memberGroups } from '../member-groups.server.ts'
import { member } from '../member.resource.ts'
import type { MemberPage, MemberQuery } from '../member.server.ts'
import { memberColumns, members } from '../member.table.server.ts'
import { findMembership } from '../membership.server.ts'

const { list } = listResource(member, {
  table: members,
  columns: memberColumns,
  scope: 'organizationId',
  conditions: Object.fromEntries(
    Object.entries(memberGroups?.filters ?? {}).map(([field, where]) => [
      field,
      (_: string, value: unknown) => where(value),
    ]),
  ),
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
  await memberGroups?.requireGroup(orm, id, query)
  return list({ acting: { orm } }, { ...query, organizationId: id })
}
