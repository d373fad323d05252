import { and, asc, inArray, sql } from 'drizzle-orm'
import { operator } from '#platform/activity/actor.ts'
import type { Limits } from '#platform/config/limits.ts'
import type { Database } from '#platform/database/database.ts'
import { defineJob } from '#platform/jobs/define-job.ts'
import type { ResourceTable } from './resource-table.server.ts'

const batch = 500

function trashSweep({ table, id, column, within }: ResourceTable) {
  return async (
    { orm }: Pick<Database, 'orm'>,
    { trashDays }: Pick<Limits, 'trashDays'>,
  ): Promise<void> => {
    const deletedAt = column('deletedAt')
    const isOver = sql`${deletedAt} < now() - make_interval(days => ${trashDays})`
    const oldest = orm
      .select({ id })
      .from(table)
      .where(isOver)
      .orderBy(asc(deletedAt), asc(id))
      .limit(batch)
    for (let deleted: number | null = batch; deleted === batch;) {
      // Repeats the condition: a user may restore a record while this statement waits for its row.
      deleted = await within({ orm, by: operator }, async (every) => {
        const { rowCount } = await every.delete(table).where(and(inArray(id, oldest), isOver))
        return rowCount
      })
    }
  }
}

interface Trashes {
  database: Pick<Database, 'orm'>
  config: { limits: Pick<Limits, 'trashDays'> }
  trashes: ResourceTable[]
}

export const emptyTrash = defineJob({
  name: 'delete-old-trash',
  schedule: { everyMinutes: 10 },
  async run({ database, config, trashes }: Trashes) {
    for (const trash of trashes) await trashSweep(trash)(database, config.limits)
  },
})
