import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { authors } from '#modules/catalogue/authors/index.server.ts'
import { books } from '#modules/catalogue/books/index.server.ts'
import { genres } from '#modules/genres/index.server.ts'
import { firstIdAt } from '#platform/activity/moment-id.ts'
import { activities } from '#platform/activity/tables.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/database/database.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { sampleGenres } from './sample-genres.server.ts'

const daysOfAdding = 30
const day = 86_400_000

export async function addSampleCatalogue(
  { orm }: Pick<Database, 'orm'>,
  { sampleData, localMode }: Pick<Config, 'sampleData' | 'localMode'>,
): Promise<void> {
  if (!sampleData || (await orm.$count(genres)) > 0) return
  const library = await Promise.all(
    sampleGenres.map(async ({ name, colour, load }) => {
      const { default: found } = await load()
      const names = { name: name.en, nameFr: name.fr, nameAr: name.ar, nameSw: name.sw }
      return { genre: { ...names, colour }, books: found }
    }),
  )
  const { default: lives } = await import('./library/authors.json')
  const known = Object.entries(lives).map(([name, [bornYear, diedYear]]) => ({
    name,
    bornYear,
    diedYear,
  }))
  await orm.transaction(async (transaction) => {
    const made = await transaction
      .insert(genres)
      .values(library.map(({ genre }) => genre))
      .onConflictDoNothing()
      .returning({ id: genres.id, name: genres.name })
    const ids = new Map(made.map(({ id, name }) => [name, id]))
    const now = Date.now()
    const found = library
      .flatMap(({ genre, books: inGenre }) => {
        const genreId = ids.get(genre.name)
        return genreId === undefined ? [] : inGenre.map((book) => Object.assign({ genreId }, book))
      })
      .map((book, index) => Object.assign(book, addedAt(now, index)))
    if (found.length === 0) return
    const added = await transaction.insert(books).values(found).onConflictDoNothing().returning()
    await transaction.insert(authors).values(known).onConflictDoNothing()
    if (localMode) await recordAdded(transaction, added)
    // Without statistics the letters of a list take forty times as long.
    await transaction.execute(sql`ANALYZE ${genres}, ${books}, ${authors}`)
  })
}

/** Neighbours in the list lie far apart, so that the newest books are of all genres. */
function addedAt(now: number, index: number) {
  const share = (index * 0.618_034) % 1
  const createdAt = new Date(now - Math.floor(share ** 1.5 * daysOfAdding * day))
  return { createdAt, updatedAt: createdAt }
}

const recordAdded = (transaction: Transaction, added: (typeof books.$inferSelect)[]) =>
  transaction.insert(activities).values(
    added.map(({ id, title, author, genreId, publishedYear, createdAt }) => ({
      id: firstIdAt(createdAt).slice(0, 15) + randomUUID().slice(15),
      actorType: 'sample' as const,
      action: 'book.create' as const,
      targetType: 'book',
      targetId: id,
      targetName: title,
      after: { title, author, genreId, publishedYear },
    })),
  )
