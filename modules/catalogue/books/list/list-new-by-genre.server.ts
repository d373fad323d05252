import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { genres } from '#modules/genres/index.server.ts'
import type { Database } from '#platform/database/database.ts'
import { preparing } from '#platform/database/prepared.ts'
import { books } from '../book.table.server.ts'
import { booksOnServer } from '../books.server.ts'
import type { NewByGenre } from './book-list.server.ts'

const mostGenres = 24
const booksOfEach = 3

export async function listNewByGenre({ orm }: Pick<Database, 'orm'>): Promise<NewByGenre> {
  const rows = await newByGenre(orm, 'new_by_genre').execute()
  const found = rows.map(({ newest }) => newest)
  const byGenre = Map.groupBy(found, ({ genreId }) => genreId)
  return { items: Array.from(byGenre, ([genreId, inGenre]) => ({ genreId, books: inGenre })) }
}

const newByGenre = preparing((orm: Database['orm'], name) => {
  const some = orm.select({ id: genres.id }).from(genres).orderBy(asc(genres.id)).limit(mostGenres)
  const listed = some.as('listed')
  const newest = orm
    .select(booksOnServer.summary)
    .from(books)
    .where(and(isNull(books.deletedAt), eq(books.genreId, listed.id)))
    .orderBy(desc(books.createdAt), desc(books.id))
    .limit(booksOfEach)
    .as('newest')
  return orm
    .select()
    .from(listed)
    .innerJoinLateral(newest, eq(newest.genreId, listed.id))
    .prepare(name)
})
