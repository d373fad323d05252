import { asc, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { genreColumns, genres } from './genre.table.server.ts'
import type { Genre, GenreDraft } from './genre.ts'

/** Unpaged: a catalogue has tens or hundreds of genres. */
export const listGenres = ({ orm }: Pick<Database, 'orm'>): Promise<Genre[]> =>
  orm
    .select(genreColumns)
    .from(genres)
    .orderBy(asc(sql`search_text(${genres.name})`), asc(genres.id))

/** Writes no activity: for setup and tests, not for user actions. */
export async function insertGenre({ orm }: Pick<Database, 'orm'>, draft: GenreDraft) {
  const [inserted] = await orm.insert(genres).values(draft).returning(genreColumns)
  if (!inserted) throw new Error('An insert returns its row')
  return inserted
}
