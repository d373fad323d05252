import { lt, sql } from 'drizzle-orm'
import { deleteInBatches } from '#platform/database/delete-in-batches.ts'
import { idempotentCalls } from '#platform/idempotency/tables.ts'
import { defineJob } from '#platform/jobs/define-job.ts'
import type { Retention } from '#platform/jobs/retention.ts'
import { keptFor } from './claim-key.server.ts'

export const deleteOldAnswers = defineJob({
  name: 'delete-old-answers',
  schedule: { everyMinutes: 60 },
  run: ({ database }: Pick<Retention, 'database'>) =>
    deleteInBatches(database, idempotentCalls, {
      where: lt(idempotentCalls.startedAt, sql`now() - ${keptFor}`),
      orderBy: idempotentCalls.startedAt,
    }),
})
