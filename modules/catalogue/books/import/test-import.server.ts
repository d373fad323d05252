import { insertGenre, genres } from '#modules/genres/index.server.ts'
import type { ImportWish } from '#modules/import-files/index.server.ts'
import type { Problem } from '#modules/import-files/index.ts'
import { operator } from '#platform/activity/actor.ts'
import type { TestDatabase } from '#platform/database/test-database.ts'
import { books } from '../book.table.server.ts'
import { bookImport } from './book-import.server.ts'

type Asked = Partial<ImportWish> & { format?: string; mapping?: Record<string, string> }

export function importing(database: TestDatabase) {
  const { orm, pool } = database

  async function run(file: string | Buffer, { format = 'csv', mapping, ...wish }: Asked = {}) {
    const problems: Problem[] = []
    const counts = await bookImport.run(
      database,
      bookImport.read(chunks(Buffer.from(file)), format, mapping),
      { by: operator, dryRun: false, update: false, ...wish },
      { onProblem: (problem) => void problems.push(problem), onVacuumFailed: fail },
    )
    return { ...counts, problems }
  }

  async function shelf() {
    const { rows } = await pool.query<Record<string, unknown>>(
      `SELECT title, author, name AS genre, publisher, description, isbn, published_year AS "publishedYear", version
       FROM books JOIN genres ON genres.id = genre_id WHERE deleted_at IS NULL ORDER BY books.id`,
    )
    return rows
  }

  async function empty() {
    await orm.delete(books)
    await orm.delete(genres)
    await insertGenre(database, { name: 'Novel', colour: 335 })
  }

  return { run, shelf, empty }
}

function fail(error: unknown): never {
  throw error
}

/** Small chunks split characters and line ends. */
async function* chunks(file: Buffer) {
  for (let start = 0; start < file.length; start += 7) {
    yield await Promise.resolve(file.subarray(start, start + 7))
  }
}
