import { and, ne, sql } from 'drizzle-orm'
import {
  findMembership,
  members,
  organizations,
  teamMembers,
} from '#features/organizations/index.server.ts'
import { isText, ordersBy } from '#server/list/order.ts'
import { first, type Part, type Reader, type Rows } from '#server/list/rows.ts'
import { shelfReader } from '#server/list/shelf.ts'
import type { Desk } from '../desk.server.ts'
import { listedColumns, sharesWith } from '../shelf-columns.server.ts'
import { shelfShares, shelves } from '../shelf.table.server.ts'
import { showShelf } from '../show-shelf.server.ts'
import type { SharedQuery, SharedShelf, ShelfPage } from './sharing.server.ts'

const access = sql<'read' | 'add'>`${sharesWith(sql.placeholder('userId'))}`.as('access')

/** The organizations that somebody sees a shelf by. */
const ways = sql`SELECT DISTINCT ${organizations}.id, ${organizations}.name FROM ${shelfShares}
  JOIN ${organizations} ON ${organizations}.id = ${shelfShares}.organization_id
  JOIN ${members} AS owning ON owning.organization_id = ${organizations}.id
    AND owning.user_id = ${shelves}.owner_id
  JOIN ${members} AS reading ON reading.organization_id = ${organizations}.id
    AND reading.user_id = ${sql.placeholder('userId')}
  WHERE ${shelfShares}.shelf_id = ${shelves}.id AND (${shelfShares}.team_id IS NULL OR EXISTS (
    SELECT FROM ${teamMembers} WHERE ${teamMembers}.team_id = ${shelfShares}.team_id
      AND ${teamMembers}.member_id = reading.id))
  ORDER BY 2, 1`
const through = sql<
  SharedShelf['through']
>`${sql`(SELECT json_agg(json_build_object('id', id, 'name', name)) FROM (${ways}) AS ways)`}`.as(
  'through',
)

const select = (orm: Reader, { where, by, limit, total, stage }: Part) =>
  orm
    .select({ ...listedColumns, access, through, nameKey: shelves.nameKey, total, stage })
    .from(shelves)
    .where(where)
    .orderBy(first(limit, by))

type ListedShelf = Awaited<ReturnType<typeof select>>[number]

const rows: Rows<ListedShelf, SharedShelf> = {
  table: shelves,
  select,
  show(row) {
    return { ...showShelf(row, row.access), covers: row.covers, through: row.through }
  },
}

const readShelves = shelfReader(rows)

const byName = ordersBy<ListedShelf>(shelves.id, {
  expression: sql`${shelves.nameKey}`,
  keyOf: (row) => row.nameKey,
  isKey: isText,
}).up

/** Named like their columns. */
const isShared = (column: 'organization_id' | 'team_id') =>
  sql`EXISTS (SELECT FROM ${shelfShares} WHERE ${shelfShares}.shelf_id = ${shelves}.id
    AND ${shelfShares}.${sql.raw(column)} = ${sql.placeholder(column)})`

/** Other people's shelves that somebody may see, a page by name. */
export async function listSharedShelves(
  { acting: { orm }, caller }: Pick<Desk, 'acting' | 'caller'>,
  query: SharedQuery,
): Promise<ShelfPage> {
  const { organizationId, teamId } = query
  if (organizationId !== undefined) await findMembership(orm, caller, organizationId)
  const { id: userId } = caller.user
  const shelf = {
    name: 'shelves that are shared',
    where: and(
      ne(shelves.ownerId, sql.placeholder('userId')),
      sql`${sharesWith(sql.placeholder('userId'))} IS NOT NULL`,
      organizationId === undefined ? undefined : isShared('organization_id'),
      teamId === undefined ? undefined : isShared('team_id'),
    ),
    values: { userId, organization_id: organizationId, team_id: teamId },
    plannedAnew: true,
    order: byName,
    mark: ['shared shelves', userId, organizationId, teamId],
  }
  return readShelves(orm, shelf, query)
}
