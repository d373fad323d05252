import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, unionAll } from 'drizzle-orm/pg-core'
import type { Database } from '#platform/database/database.ts'
import { preparing } from '#platform/database/prepared.ts'
import { orderAndLimit } from '#platform/list/rows.ts'
import { books } from '../book.table.server.ts'
import { booksOnServer, getBook } from '../books.server.ts'
import type { Neighbours } from './book-list.server.ts'

const { orders, summary } = booksOnServer
const most = 12

export async function listNeighbours(
  { orm }: Pick<Database, 'orm'>,
  id: string,
): Promise<Neighbours> {
  const rows = await neighboursOf(orm, 'neighbours').execute({ id })
  // No rows: throws if the book does not exist.
  if (rows.length === 0) await getBook({ acting: { orm } }, id)
  const among = (wanted: Shelf) =>
    rows.flatMap(({ shelf, ...book }) => (shelf === wanted ? [book] : []))
  const author = among('author')
  const shown = new Set(author.map((other) => other.id))
  const genre = among('genre').filter((other) => !shown.has(other.id))
  return { author, genre: genre.slice(0, most) }
}

type Shelf = 'author' | 'genre'

const neighboursOf = preparing((orm: Database['orm'], name) => {
  const { authorKey, genreId, titleKey } = books
  const byAuthor = around(orm, 'author', { same: authorKey, key: authorKey, by: 'author' })
  const byGenre = around(orm, 'genre', { same: genreId, key: titleKey, by: 'title' })
  // Twice as many, since up to half of them may be by the author and drop out.
  return unionAll(byAuthor.limit(most), byGenre.limit(2 * most)).prepare(name)
})

const id = sql.placeholder('id')

const own = (column: AnyPgColumn): SQL =>
  sql`(SELECT ${column} FROM ${books} WHERE ${books.id} = ${id} AND ${isNull(books.deletedAt)})`

type Place = { same: AnyPgColumn; key: AnyPgColumn; by: 'author' | 'title' }

/** The books after this one, then from the start of the list; the second part runs only if the first is too short. */
function around(orm: Database['orm'], name: Shelf, { same, key, by }: Place) {
  const { by: order, after } = orders[by]
  const part = (beyond: SQL) =>
    orm
      .select({ ...summary, shelf: sql<Shelf>`${sql.raw(`'${name}'`)}`.as('shelf') })
      .from(books)
      .where(and(isNull(books.deletedAt), eq(same, own(same)), beyond))
      .orderBy(orderAndLimit(2 * most, order))
  return unionAll(part(after(own(key), id)), part(orders[`-${by}`].after(own(key), id)))
}
