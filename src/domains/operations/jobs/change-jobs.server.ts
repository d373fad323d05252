import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { record } from '#platform/activity/record.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import { HttpError } from '#platform/http/http-error.ts'
import { httpErrors } from '#platform/http/http-errors.ts'
import { jobs } from '#platform/jobs/tables.ts'
import { isRetryable } from './job-conditions.server.ts'

const target = ({ id, name }: { id: string; name: string }) => ({ type: 'job', id, name }) as const

export const jobErrors = {
  notFound: () => httpErrors.notFound('Job'),
  notRetryable: () => new HttpError(409, 'JOB_NOT_RETRYABLE', 'This job can’t be retried'),
}

export const retryJob = (
  { acting: { orm, by } }: VerbContext<'acting'>,
  id: string,
): Promise<void> =>
  orm.transaction(async (transaction) => {
    const [job] = await transaction
      .update(jobs)
      .set({ failedAt: null, attempts: 0, dueAt: sql`now()` })
      .where(and(eq(jobs.id, id), isRetryable))
      .returning({ id: jobs.id, name: jobs.name })
    if (!job) {
      const isThere = await transaction.$count(jobs, eq(jobs.id, id))
      throw isThere ? jobErrors.notRetryable() : jobErrors.notFound()
    }
    await record(transaction, by, { action: 'job.retry', target: target(job) })
  })

export const deleteJob = (
  { acting: { orm, by } }: VerbContext<'acting'>,
  id: string,
): Promise<void> =>
  orm.transaction(async (transaction) => {
    const [job] = await transaction
      .delete(jobs)
      .where(and(eq(jobs.id, id), isNotNull(jobs.failedAt)))
      .returning({ id: jobs.id, name: jobs.name })
    if (!job) throw jobErrors.notFound()
    await record(transaction, by, { action: 'job.delete', target: target(job) })
  })
