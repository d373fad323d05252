import { asc, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { genreColumns, genres } from '../genre.table.server.ts'
import type { Genre } from '../genre.ts'

/** Unpaged: a catalogue has tens or hundreds of genres. */
export function listGenres({ orm }: Pick<Database, 'orm'>): Promise<Genre[]> {
  return orm
    .select(genreColumns)
    .from(genres)
    .orderBy(asc(sql`search_text(${genres.name})`), asc(genres.id))
}
