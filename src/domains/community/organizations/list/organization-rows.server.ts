import { sql } from 'drizzle-orm'
import { listReader } from '#platform/list/list-reader.ts'
import { isMoment, isText, type KeyOrder, ordersBy } from '#platform/list/order.ts'
import { countedAtMost } from '#platform/list/page.ts'
import { orderAndLimit, type Part, type Reader, type Rows } from '#platform/list/rows.ts'
import { searchReader } from '#platform/list/search-reader.ts'
import { members } from '../members/member.table.server.ts'
import { organizationColumns } from '../organization-columns.server.ts'
import { organizations } from '../organization.table.server.ts'
import type { ListedOrganization } from './organization-list.server.ts'
import type { OrganizationSort } from './organization-sorts.ts'

const some = sql`SELECT FROM ${members} WHERE ${members}.organization_id = ${organizations}.id LIMIT ${sql.raw(`${countedAtMost}`)}`
const memberCount = sql<number>`${sql`(SELECT count(*)::int FROM (${some}) AS counted)`}`.as(
  'member_count',
)

const select = (orm: Reader, { where, by, limit, total, stage }: Part) =>
  orm
    .select({
      ...organizationColumns,
      nameKey: organizations.nameKey,
      memberCount,
      total,
      stage,
    })
    .from(organizations)
    .where(where)
    .orderBy(orderAndLimit(limit, by))

export type OrganizationRow = Awaited<ReturnType<typeof select>>[number]

const organizationRows: Rows<OrganizationRow, ListedOrganization> = {
  table: organizations,
  select,
  show(row) {
    const { nameKey: _, total: __, stage: ___, ...organization } = row
    return organization
  },
}

export const readOrganizations = listReader(organizationRows)
export const searchOrganizations = searchReader(organizationRows)

const name = ordersBy<OrganizationRow>(organizations.id, {
  expression: sql`${organizations.nameKey}`,
  keyOf: (row) => row.nameKey,
  isKey: isText,
})
const createdAt = ordersBy<OrganizationRow>(organizations.id, {
  expression: sql`${organizations.createdAt}`,
  keyOf: (row) => row.createdAt.toISOString(),
  isKey: isMoment,
})

export const organizationOrders: Record<OrganizationSort, KeyOrder<OrganizationRow>> = {
  name: name.up,
  '-name': name.down,
  createdAt: createdAt.up,
  '-createdAt': createdAt.down,
}
