import { and, asc, inArray, sql } from 'drizzle-orm'
import type { Limits } from '#platform/config/limits.ts'
import type { Database } from '#platform/database/database.ts'
import { defineJob } from '#platform/jobs/define-job.ts'
import type { Retention } from '#platform/jobs/retention.ts'
import { books } from '../book.table.server.ts'

/** A transaction per batch, so that row locks stay short. */
const batch = 500

export async function emptyTrash(
  { orm }: Pick<Database, 'orm'>,
  { trashDays }: Pick<Limits, 'trashDays'>,
): Promise<void> {
  const isOver = sql`${books.deletedAt} < now() - make_interval(days => ${trashDays})`
  const oldest = orm
    .select({ id: books.id })
    .from(books)
    .where(isOver)
    .orderBy(asc(books.deletedAt), asc(books.id))
    .limit(batch)
  for (let deleted: number | null = batch; deleted === batch;) {
    // Repeats the condition: a user may restore a book while this statement waits for its row.
    const { rowCount } = await orm.delete(books).where(and(inArray(books.id, oldest), isOver))
    deleted = rowCount
  }
}

export const deleteOldTrash = defineJob({
  name: 'delete-old-trash',
  schedule: { everyMinutes: 10 },
  run: ({ database, config }: Retention) => emptyTrash(database, config.limits),
})
