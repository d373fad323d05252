import { sql } from 'drizzle-orm'
import { files as fileTable, sweepFiles } from '#features/files/index.server.ts'
import type { Ground } from '#server/ground.ts'
import { books } from './book.table.server.ts'
import { emptyTrash } from './trash/empty-trash.server.ts'

const isCover = sql`EXISTS (SELECT FROM ${books} WHERE ${books.coverId} = ${fileTable.id})`

/** Old trash goes for good, then the pictures that nothing needs any more. */
export async function sweepBooks({
  database,
  files,
  config,
}: Pick<Ground, 'database' | 'files' | 'config'>): Promise<void> {
  await emptyTrash(database, config.limits)
  await sweepFiles({ database, files }, isCover)
}
