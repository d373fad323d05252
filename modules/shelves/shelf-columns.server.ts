import { type SQL, sql } from 'drizzle-orm'
import { books } from '#modules/catalogue/books/index.server.ts'
import { users } from '#platform/access/tables.ts'
import { countedAtMost } from '#platform/list/page.ts'
import { sharedAccess } from './find-shared-access.server.ts'
import type { Access, ListedShelf, Shelf } from './shelf.ts'
import { shelfBooks, shelves } from './tables/shelf.table.server.ts'

const some = sql`SELECT FROM ${shelfBooks} JOIN ${books} ON ${books}.id = ${shelfBooks}.book_id
  WHERE ${shelfBooks}.shelf_id = ${shelves}.id AND ${books}.deleted_at IS NULL LIMIT ${sql.raw(`${countedAtMost}`)}`
const counted = sql`(SELECT count(*)::int FROM (${some}) AS counted)`
const ownerName = sql`(SELECT ${users}.name FROM ${users} WHERE ${users}.id = ${shelves}.owner_id)`
const ownerOf = sql`json_build_object('id', ${shelves}.owner_id, 'name', ${ownerName})`

export const accessOf = (userId: string): SQL<Access | null> => {
  const shared = sharedAccess?.(userId) ?? sql`NULL`
  return sql<Access | null>`${sql`CASE WHEN ${shelves}.owner_id = ${userId} THEN 'own' ELSE ${shared} END`}`
}

const inFront = sql`SELECT ${books}.title, ${books}.author, ${books}.genre_id, ${books}.cover_id
  FROM ${shelfBooks} JOIN ${books} ON ${books}.id = ${shelfBooks}.book_id
  WHERE ${shelfBooks}.shelf_id = ${shelves}.id AND ${books}.deleted_at IS NULL
  ORDER BY ${shelfBooks}.position LIMIT 4`
const coversOf = sql`(SELECT coalesce(json_agg(json_build_object(
  'title', title, 'author', author, 'genreId', genre_id, 'coverId', cover_id)), '[]') FROM (${inFront}) AS front)`

export const shelfColumns = {
  id: shelves.id,
  owner: sql<Shelf['owner']>`${ownerOf}`.as('owner'),
  kind: shelves.kind,
  name: shelves.name,
  isLinked: sql<boolean>`${shelves.linkHash} IS NOT NULL`.as('is_linked'),
  version: shelves.version,
  bookCount: sql<number>`${counted}`.as('book_count'),
}

export const listedColumns = {
  ...shelfColumns,
  covers: sql<ListedShelf['covers']>`${coversOf}`.as('covers'),
}
