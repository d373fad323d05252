import { sql } from 'drizzle-orm'
import { serveRecords } from '#kit/resource/index.server.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import type { Database } from '#platform/database/database.ts'
import { HttpError } from '#platform/errors/http-error.ts'
import { httpErrors } from '#platform/errors/http-errors.ts'
import { genre } from './genre.resource.ts'
import { genres } from './genre.table.server.ts'
import type { Genre, NewGenre } from './genre.ts'
import { hueOfName } from './hue-of-name.server.ts'

export const genresOnServer = serveRecords(genre, {
  table: genres,
  refusals: {
    /** Books in the trash count, too. */
    books_genre_id_genres_id_fk: () =>
      new HttpError(409, 'GENRE_HAS_BOOKS', 'This genre has books'),
  },
  // Short, because an import that waits for a genre may hold the books that a merge waits for.
  lockTimeout: {
    after: '500ms',
    error: () => httpErrors.inUse('GENRE_IN_USE', 'genre or its books'),
  },
})

export async function createGenre(
  context: VerbContext<'acting'>,
  { colour, ...draft }: NewGenre,
): Promise<Genre> {
  const hue = colour ?? (await hueNamed(context.acting, draft.name))
  return genresOnServer.verbs.create(context, { ...draft, colour: hue })
}

async function hueNamed({ orm }: Pick<Database, 'orm'>, name: string): Promise<number> {
  const { rows } = await orm.execute<{ hue: number }>(
    sql`SELECT ${sql.raw(hueOfName('key'))} AS hue FROM unique_text(${name}::text) AS key`,
  )
  return rows[0]?.hue ?? 0
}
