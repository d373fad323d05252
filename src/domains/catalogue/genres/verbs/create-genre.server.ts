import { sql } from 'drizzle-orm'
import { record } from '#platform/activity/record.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import type { Database } from '#platform/database/database.ts'
import { genreErrors } from '../genre-errors.server.ts'
import { genreColumns, genres } from '../genre.table.server.ts'
import type { Genre, NewGenre } from '../genre.ts'
import { hueOfName } from '../hue-of-name.server.ts'
import { genreTarget, recordedGenre } from './record-genre.server.ts'

export const createGenre = (
  { acting: { orm, by } }: VerbContext<'acting'>,
  draft: NewGenre,
): Promise<Genre> =>
  orm.transaction(async (transaction) => {
    const genre = await insertGenre({ orm: transaction }, draft)
    const act = { action: 'genre.create', target: genreTarget(genre) } as const
    await record(transaction, by, { ...act, after: recordedGenre(genre) })
    return genre
  })

/** Writes no activity: for setup and tests, not for user actions. */
export async function insertGenre(
  { orm }: { orm: Pick<Database['orm'], 'insert'> },
  { id, name, colour }: NewGenre,
): Promise<Genre> {
  const [genre] = await orm
    .insert(genres)
    .values({ id, name, colour: colour ?? hueNamed(name) })
    .onConflictDoNothing()
    .returning(genreColumns)
  if (!genre) throw genreErrors.nameTaken()
  return genre
}

const hueNamed = (name: string) =>
  sql`(SELECT ${sql.raw(hueOfName('key'))} FROM unique_text(${name}::text) AS key)`
