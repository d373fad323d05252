import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import { findMembership, organizations } from '#domains/community/organizations/index.server.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import type { Database } from '#platform/database/database.ts'
import { listReader } from '#platform/list/list-reader.ts'
import { isText, ordersBy } from '#platform/list/order.ts'
import { orderAndLimit, type Part, type Reader, type Rows } from '#platform/list/rows.ts'
import type { SharedQuery, SharedShelf, ShelfPage } from '../sharing/sharing.server.ts'
import { listedColumns, sharedWith, sharesWith } from '../shelf-columns.server.ts'
import { shelfShares, shelves } from '../shelf.table.server.ts'
import { showShelf } from '../show-shelf.server.ts'

const userId = sql.placeholder('userId')
const access = sql<'read' | 'add'>`${sharesWith(userId)}`.as('access')

const ways = sql`SELECT DISTINCT ${organizations}.id, ${organizations}.name FROM ${sharedWith(userId)}
  JOIN ${organizations} ON ${organizations}.id = ${shelfShares}.organization_id
  WHERE ${shelfShares}.shelf_id = ${shelves}.id ORDER BY 2, 1`
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
    .orderBy(orderAndLimit(limit, by))

type ListedShelf = Awaited<ReturnType<typeof select>>[number]

const rows: Rows<ListedShelf, SharedShelf> = {
  table: shelves,
  select,
  show(row) {
    return { ...showShelf(row, row.access), covers: row.covers, through: row.through }
  },
}

const readShelves = listReader(rows)

const byName = ordersBy<ListedShelf>(shelves.id, {
  expression: sql`${shelves.nameKey}`,
  keyOf: (row) => row.nameKey,
  isKey: isText,
}).up

type Through = Pick<SharedQuery, 'organizationId' | 'teamId'>

function isShared({ organizationId, teamId }: Through): SQL {
  const which = and(
    ne(shelfShares.ownerId, userId),
    organizationId === undefined
      ? undefined
      : eq(shelfShares.organizationId, sql.placeholder('organizationId')),
    teamId === undefined ? undefined : eq(shelfShares.teamId, sql.placeholder('teamId')),
  )
  const found = sql`SELECT ${shelfShares}.shelf_id FROM ${sharedWith(userId)} WHERE ${which}`
  return sql`${shelves.id} = ANY(ARRAY(${found}))`
}

export async function listSharedShelves(
  { acting: { orm }, caller }: VerbContext<'acting' | 'caller'>,
  query: SharedQuery,
): Promise<ShelfPage> {
  if (query.organizationId !== undefined) await findMembership(orm, caller, query.organizationId)
  return readSharedShelves(orm, caller.user.id, query)
}

export function readSharedShelves(
  orm: Database['orm'],
  readerId: string,
  query: SharedQuery,
): Promise<ShelfPage> {
  const { organizationId, teamId } = query
  const parts = [organizationId && 'by an organization', teamId && 'by a team']
  const list = {
    name: ['shelves that are shared', ...parts.filter(Boolean)].join(' '),
    where: isShared(query),
    values: { userId: readerId, organizationId, teamId },
    plannedAnew: true,
    order: byName,
    fingerprint: ['shared shelves', readerId, organizationId, teamId],
  }
  return readShelves(orm, list, query)
}
