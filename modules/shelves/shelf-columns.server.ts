import { type SQL, sql } from 'drizzle-orm'
import { books } from '#modules/catalogue/books/index.server.ts'
import { members, teamMembers } from '#modules/organizations/index.server.ts'
import { users } from '#platform/access/tables.ts'
import { countedAtMost } from '#platform/list/page.ts'
import { shelfBooks, shelfShares, shelves } from './shelf.table.server.ts'
import type { Access, ListedShelf } from './shelf.ts'

const some = sql`SELECT FROM ${shelfBooks} JOIN ${books} ON ${books}.id = ${shelfBooks}.book_id
  WHERE ${shelfBooks}.shelf_id = ${shelves}.id AND ${books}.deleted_at IS NULL LIMIT ${sql.raw(`${countedAtMost}`)}`
const counted = sql`(SELECT count(*)::int FROM (${some}) AS counted)`
const ownerName = sql`(SELECT ${users}.name FROM ${users} WHERE ${users}.id = ${shelves}.owner_id)`

export const sharedWith = (userId: unknown): SQL => sql`${shelfShares}
  JOIN ${members} AS reading ON reading.organization_id = ${shelfShares}.organization_id
    AND reading.user_id = ${userId}
    AND (${shelfShares}.team_id IS NULL OR EXISTS (
      SELECT FROM ${teamMembers} WHERE ${teamMembers}.team_id = ${shelfShares}.team_id
        AND ${teamMembers}.member_id = reading.id))`

/** The widest access that the shares give: `add` sorts before `read`. */
export const sharesWith = (userId: unknown): SQL => sql`(
  SELECT ${shelfShares}.access FROM ${sharedWith(userId)}
  WHERE ${shelfShares}.shelf_id = ${shelves}.id ORDER BY ${shelfShares}.access LIMIT 1)`

export const accessOf = (userId: string): SQL<Access | null> =>
  sql<Access | null>`${sql`CASE WHEN ${shelves}.owner_id = ${userId} THEN 'own' ELSE ${sharesWith(userId)} END`}`

const inFront = sql`SELECT ${books}.title, ${books}.author, ${books}.genre_id, ${books}.cover_id
  FROM ${shelfBooks} JOIN ${books} ON ${books}.id = ${shelfBooks}.book_id
  WHERE ${shelfBooks}.shelf_id = ${shelves}.id AND ${books}.deleted_at IS NULL
  ORDER BY ${shelfBooks}.position LIMIT 4`
const coversOf = sql`(SELECT coalesce(json_agg(json_build_object(
  'title', title, 'author', author, 'genreId', genre_id, 'coverId', cover_id)), '[]') FROM (${inFront}) AS front)`

export const shelfColumns = {
  id: shelves.id,
  ownerId: shelves.ownerId,
  ownerName: sql<string>`${ownerName}`.as('owner_name'),
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
