import { sql } from 'drizzle-orm'
import { listReader } from '#platform/list/list-reader.ts'
import { isMoment, isText, type KeyOrder, ordersBy } from '#platform/list/order.ts'
import { orderAndLimit, type Part, type Reader, type Rows } from '#platform/list/rows.ts'
import { searchReader } from '#platform/list/search-reader.ts'
import { memberColumns } from '../member-columns.server.ts'
import type { Member, MemberSort } from '../member.server.ts'
import { members } from '../member.table.server.ts'

const select = (orm: Reader, { where, by, limit, total, stage }: Part) =>
  orm
    .select({ ...memberColumns, nameKey: members.nameKey, total, stage })
    .from(members)
    .where(where)
    .orderBy(orderAndLimit(limit, by))

export type ListedMember = Awaited<ReturnType<typeof select>>[number]

const memberRows: Rows<ListedMember, Member> = {
  table: members,
  select,
  show(row) {
    const { nameKey: _, total: __, stage: ___, ...member } = row
    return member
  },
}

export const readMembers = listReader(memberRows)
export const searchMembers = searchReader(memberRows)

const name = ordersBy<ListedMember>(members.id, {
  expression: sql`${members.nameKey}`,
  keyOf: (row) => row.nameKey,
  isKey: isText,
})
const createdAt = ordersBy<ListedMember>(members.id, {
  expression: sql`${members.createdAt}`,
  keyOf: (row) => row.createdAt.toISOString(),
  isKey: isMoment,
})

export const memberOrders: Record<MemberSort, KeyOrder<ListedMember>> = {
  name: name.up,
  '-name': name.down,
  createdAt: createdAt.up,
  '-createdAt': createdAt.down,
}
