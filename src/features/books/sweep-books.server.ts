import { or, type SQL, sql } from 'drizzle-orm'
import { pictures, sweepPictures } from '#features/pictures/index.server.ts'
import type { Limits } from '#server/config/limits.ts'
import type { Ground } from '#server/ground.ts'
import { books } from './book.table.server.ts'
import { emptyTrash } from './trash/empty-trash.server.ts'

const isCover = sql`EXISTS (SELECT FROM ${books} WHERE ${books.coverId} = ${pictures.id})`

type Sweepable = Pick<Ground, 'files'> & {
  database: Pick<Ground['database'], 'orm'>
  config: { limits: Pick<Limits, 'trashDays'> }
}

/** Old trash goes for good, then the pictures that nothing needs any more, elsewhere neither. */
export async function sweepBooks(
  { database, files, config }: Sweepable,
  isUsedElsewhere?: SQL,
): Promise<void> {
  await emptyTrash(database, config.limits)
  await sweepPictures({ database, files }, or(isCover, isUsedElsewhere) ?? isCover)
}
