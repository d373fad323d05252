import { createGenre } from '#features/genres/index.server.ts'
import type { TestDatabase } from '#server/database/test-database.ts'
import { books } from './book.table.server.ts'

/** A genre, and books in it of which only what matters is said. */
export async function shelfOn(database: TestDatabase) {
  const { orm } = database
  const { id: genreId } = await createGenre(database, { name: 'Novel', colour: 335 })
  const usual = { title: 'Untitled', author: 'Anonymous', genreId }

  async function add(...some: Partial<typeof books.$inferInsert>[]) {
    return orm
      .insert(books)
      .values(some.map((book) => Object.assign({ ...usual }, book)))
      .returning()
  }
  const empty = () => orm.delete(books)
  return { genreId, add, empty }
}
