import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import { filterValue, listResource } from '#kit/resource/index.server.ts'
import { defineResource, reference } from '#kit/resource/index.ts'
import { findMembership, organizations } from '#modules/organizations/index.server.ts'
import { emptyPage, listedColumns, shelf, showShelf } from '#modules/shelves/index.server.ts'
import { shelves } from '#modules/shelves/tables/index.server.ts'
import { teams } from '#modules/teams/index.server.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import type { Database } from '#platform/database/database.ts'
import { sharedWith, sharesWith } from './shared-access.server.ts'
import type { SharedQuery, SharedShelf, ShelfPage } from './sharing.server.ts'
import { shelfShares } from './shelf-share.table.server.ts'

const userId = filterValue('userId')
const access = sql<'read' | 'add'>`${sharesWith(userId)}`.as('access')

const ways = sql`SELECT DISTINCT ${organizations}.id, ${organizations}.name FROM ${sharedWith(userId)}
  JOIN ${organizations} ON ${organizations}.id = ${shelfShares}.organization_id
  WHERE ${shelfShares}.shelf_id = ${shelves}.id ORDER BY 2, 1`
const through = sql<
  SharedShelf['through']
>`${sql`(SELECT json_agg(json_build_object('id', id, 'name', name)) FROM (${ways}) AS ways)`}`.as(
  'through',
)

function isShared(within?: SQL): SQL {
  const which = and(ne(shelfShares.ownerId, userId), within)
  const found = sql`SELECT ${shelfShares}.shelf_id FROM ${sharedWith(userId)} WHERE ${which}`
  return sql`${shelves.id} = ANY(ARRAY(${found}))`
}

const sharedShelf = defineResource('shelf', {
  ...shelf,
  fields: {
    ...shelf.fields,
    organizationId: reference('organization', { filter: true, listed: false }),
    teamId: reference('team', { filter: true, listed: false }),
  },
})

const { list } = listResource(sharedShelf, {
  table: shelves,
  columns: { ...listedColumns, access, through },
  scope: 'userId',
  conditions: {
    userId: () => isShared(),
    organizationId: (_, id) => isShared(sql`${shelfShares.organizationId} = ${id}`),
    teamId: (_, id) => isShared(sql`${shelfShares.teamId} = ${id}`),
  },
})

export async function listSharedShelves(
  { acting: { orm }, caller }: VerbContext<'acting' | 'caller'>,
  query: SharedQuery,
): Promise<ShelfPage> {
  const { organizationId, teamId } = query
  if (organizationId !== undefined) await findMembership(orm, caller, organizationId)
  if (organizationId !== undefined && teamId !== undefined) {
    const isOfOrganization = and(eq(teams.id, teamId), eq(teams.organizationId, organizationId))
    if ((await orm.$count(teams, isOfOrganization)) === 0) return emptyPage
  }
  return readSharedShelves(orm, caller.user.id, query)
}

export async function readSharedShelves(
  orm: Database['orm'],
  readerId: string,
  query: SharedQuery,
): Promise<ShelfPage> {
  const { items, ...page } = await list({ acting: { orm } }, { ...query, userId: readerId })
  return { ...page, items: items.map((row) => showShelf(row, row.access)) }
}
