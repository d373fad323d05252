import { eq } from 'drizzle-orm'
import { changesNothing, changesOf, record } from '#platform/activity/record.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import { changeGenres, genreErrors } from '../genre-errors.server.ts'
import { genreColumns, genres } from '../genre.table.server.ts'
import type { Genre, GenreChange } from '../genre.ts'
import { genreTarget } from './record-genre.server.ts'

/** The genre's books keep their versions. */
export const updateGenre = (
  { acting: { orm, by } }: VerbContext<'acting'>,
  { id, ...written }: GenreChange,
): Promise<Genre> =>
  changeGenres(orm, async (transaction) => {
    const [current] = await transaction
      .select(genreColumns)
      .from(genres)
      .where(eq(genres.id, id))
      .for('no key update')
    if (!current) throw genreErrors.notFound()
    if (changesNothing<Genre>(current, written)) return current
    const [genre] = await transaction
      .update(genres)
      .set(written)
      .where(eq(genres.id, id))
      .returning(genreColumns)
    if (!genre) throw genreErrors.notFound()
    await record(transaction, by, {
      action: 'genre.update',
      target: genreTarget(genre),
      ...changesOf(current, genre, ['name', 'colour']),
    })
    return genre
  })
