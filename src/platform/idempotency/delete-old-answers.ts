import { lt, sql } from 'drizzle-orm'
import { deleteInBatches } from '../database/delete-in-batches.ts'
import { defineJob } from '../jobs/define-job.ts'
import type { Retention } from '../jobs/retention.ts'
import { keptFor } from './claim-key.ts'
import { idempotentCalls } from './tables.ts'

export const deleteOldAnswers = defineJob({
  name: 'delete-old-answers',
  schedule: { everyMinutes: 60 },
  run: ({ database }: Pick<Retention, 'database'>) =>
    deleteInBatches(database, idempotentCalls, {
      where: lt(idempotentCalls.startedAt, sql`now() - ${keptFor}`),
      orderBy: idempotentCalls.startedAt,
    }),
})
