import { eq } from 'drizzle-orm'
import { record } from '#platform/activity/record.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import { HttpError } from '#platform/http/http-error.ts'
import { changeGenres, genreErrors } from '../genre-errors.server.ts'
import { genreColumns, genres } from '../genre.table.server.ts'
import type { GenreBulk, GenreBulkResult } from './genre-bulk.server.ts'
import { genreTarget, recordedGenre } from './record-genre.server.ts'

/** The foreign key refuses a genre with books, including those in the trash. */
export const deleteGenre = (
  { acting: { orm, by } }: VerbContext<'acting'>,
  id: string,
): Promise<void> =>
  changeGenres(orm, async (transaction) => {
    const [genre] = await transaction
      .delete(genres)
      .where(eq(genres.id, id))
      .returning(genreColumns)
    if (!genre) throw genreErrors.notFound()
    const act = { action: 'genre.delete', target: genreTarget(genre) } as const
    await record(transaction, by, { ...act, before: recordedGenre(genre) })
  })

/** A transaction per genre, so that one with books does not block the others. */
export async function deleteGenres(
  context: VerbContext<'acting'>,
  { ids }: GenreBulk,
): Promise<GenreBulkResult> {
  const unique = [...new Set(ids)]
  const failed: GenreBulkResult['failed'] = []
  for (const id of unique) {
    try {
      await deleteGenre(context, id)
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      failed.push({ id, code: error.code, message: error.message })
    }
  }
  const total = unique.length
  return { changed: total - failed.length, failed, total, nextCursor: null }
}
