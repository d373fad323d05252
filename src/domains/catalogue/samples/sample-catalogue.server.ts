import { books } from '#domains/catalogue/books/index.server.ts'
import { genres } from '#domains/catalogue/genres/index.server.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/database/database.ts'
import { classics } from './classics.server.ts'
import { moreClassics } from './more-classics.server.ts'

const samples = [...classics, ...moreClassics]

export async function addSampleCatalogue(
  { orm }: Pick<Database, 'orm'>,
  { sampleData }: Pick<Config, 'sampleData'>,
): Promise<void> {
  if (!sampleData || (await orm.$count(genres)) > 0) return
  await orm.transaction(async (transaction) => {
    const made = await transaction
      .insert(genres)
      .values(samples.map(({ name, colour }) => ({ name, colour })))
      .onConflictDoNothing()
      .returning({ id: genres.id, name: genres.name })
    const ids = new Map(made.map(({ id, name }) => [name, id]))
    const found = samples.flatMap(({ name, books: lines }) => {
      const genreId = ids.get(name)
      return genreId === undefined ? [] : readLines(lines, genreId)
    })
    if (found.length > 0) await transaction.insert(books).values(found).onConflictDoNothing()
  })
}

function readLines(lines: string, genreId: string) {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [year, title = '', author = ''] = line.split(' | ').map((part) => part.trim())
      return { title, author, publishedYear: Number(year), genreId }
    })
}
