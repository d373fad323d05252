import type { Actor } from '#platform/activity/actor.ts'
import { record } from '#platform/activity/record.ts'
import { type Database, ormOn } from '#platform/database/database.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { Counts } from './import-result.ts'
import type { Entry } from './reading/entry.ts'
import type { Hearing } from './writing/hearing.ts'
import { judgeBooks } from './writing/judge-books.server.ts'
import { becomeOnlyImport } from './writing/only-import.server.ts'
import { settleBooks } from './writing/settle-books.server.ts'
import { stageBooks } from './writing/stage-books.server.ts'
import { writeBooks } from './writing/write-books.server.ts'

export type ImportWish = {
  by: Actor
  dryRun: boolean
  /** Updates a book with the same title and author; without it, the line is rejected. */
  update: boolean
  /** In milliseconds: the longest wait for another import; unlimited by default. */
  patience?: number
  signal?: AbortSignal | undefined
}

const manyBooks = 1000

/** Imports all valid lines of a file in one transaction. */
export async function importBooks(
  database: Pick<Database, 'pool'>,
  entries: AsyncIterable<Entry>,
  { by, dryRun, update, patience, signal }: ImportWish,
  hearing: Hearing,
): Promise<Counts> {
  const counts = await inTransaction(database, { keep: !dryRun, signal }, async (client) => {
    const { read, rejected } = await stageBooks(client, entries, hearing)
    if (!dryRun) await becomeOnlyImport(client, patience)
    const done = dryRun
      ? await judgeBooks(client, { update }, hearing)
      : await writeBooks(client, { update, total: read - rejected }, hearing)
    const all = { ...done, read, rejected: rejected + done.rejected }
    const { unchanged: _, ...changes } = all
    const act = { action: 'book.import', target: { type: 'book' }, after: changes } as const
    const hasEffect = done.created + done.updated + done.genresCreated > 0
    if (!dryRun && hasEffect) await record(ormOn(client), by, act)
    return all
  })
  const isLarge = counts.created + counts.updated >= manyBooks
  if (!dryRun && isLarge) await settleBooks(database).catch(hearing.onUnsettled)
  return counts
}
