import { and, inArray, lt, notInArray, or, sql } from 'drizzle-orm'
import { defineJob } from '#platform/jobs/define-job.ts'
import type { Retention } from '#platform/jobs/retention.ts'
import { isKept } from './find-run.server.ts'
import { importUndo } from './import-additions.server.ts'
import { importLines, imports } from './import.table.server.ts'

const daysUnfinished = 7

const olderThan = (days: number) =>
  lt(imports.createdAt, sql`now() - make_interval(days => ${days}::int)`)

export const deleteOldImports = defineJob({
  name: 'delete-old-imports',
  schedule: { everyMinutes: 10 },
  async run({ database: { orm }, config: { limits } }: Retention) {
    const isFinished = inArray(imports.state, ['done', 'undone'])
    const isBusy = inArray(imports.state, ['checking', 'importing', 'undoing'])
    await orm
      .delete(imports)
      .where(
        or(
          and(olderThan(daysUnfinished), sql`NOT ${isFinished}`, sql`NOT ${isBusy}`),
          and(olderThan(limits.activityDays), isFinished),
        ),
      )
    const kept = orm
      .select({ id: imports.id })
      .from(imports)
      .where(or(sql`NOT ${isFinished}`, isKept(limits.trashDays)))
    for (const table of [importLines, importUndo()?.changes]) {
      if (table) await orm.delete(table).where(notInArray(table.importId, kept))
    }
    // The job is gone after a restore of a backup, or once its attempts are over.
    await orm.execute(sql`
      UPDATE imports SET state = CASE state WHEN 'undoing' THEN 'done' ELSE 'failed' END, task = NULL,
        failure = jsonb_build_object('code', 'INTERNAL_ERROR', 'requestId', task, 'during', state)
      WHERE task IS NOT NULL AND state IN ('checking', 'importing', 'undoing') AND NOT EXISTS (
        SELECT FROM jobs WHERE name = 'run-import' AND failed_at IS NULL AND input ->> 'task' = task::text)`)
  },
})
