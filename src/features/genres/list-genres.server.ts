import { asc, getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import { genres } from './genre.table.server.ts'
import type { Genre } from './genre.ts'

/** All genres by name: tens, not thousands. */
export function listGenres({ orm }: Pick<Database, 'orm'>): Promise<Genre[]> {
  const { id, name, colour } = getTableColumns(genres)
  return orm
    .select({ id, name, colour })
    .from(genres)
    .orderBy(asc(sql`search_text(${genres.name})`), asc(genres.id))
}
