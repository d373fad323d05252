import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { record } from '#platform/activity/record.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import { HttpError } from '#platform/errors/http-error.ts'
import { httpErrors } from '#platform/errors/http-errors.ts'
import { jobs } from '#platform/jobs/tables.ts'
import { isRetryable } from './job-conditions.server.ts'

const target = ({ id, name }: { id: string; name: string }) => ({ type: 'job', id, name }) as const

export const jobErrors = {
  notFound: () => httpErrors.notFound('Job'),
  notRetryable: () => new HttpError(409, 'JOB_NOT_RETRYABLE', 'This job can’t be retried'),
}

const again = { failedAt: null, attempts: 0, dueAt: sql`now()` }

export const retryJob = (
  { acting: { orm, by } }: VerbContext<'acting'>,
  id: string,
): Promise<void> =>
  orm.transaction(async (transaction) => {
    const [job] = await transaction
      .update(jobs)
      .set(again)
      .where(and(eq(jobs.id, id), isRetryable))
      .returning({ id: jobs.id, name: jobs.name })
    if (!job) {
      const isThere = await transaction.$count(jobs, eq(jobs.id, id))
      throw isThere ? jobErrors.notRetryable() : jobErrors.notFound()
    }
    await record(transaction, by, { action: 'job.retry', target: target(job) })
  })

const retriedAtOnce = 500

/** Returns how many there were. Each part is a transaction of its own. */
export async function retryFailedJobs({ acting }: VerbContext<'acting'>): Promise<number> {
  const { orm, by } = acting
  const wanted = orm
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(isNotNull(jobs.failedAt), isRetryable))
    .limit(retriedAtOnce)
    .for('update')
  let count = 0
  for (let last = retriedAtOnce; last === retriedAtOnce; count += last) {
    last = await orm.transaction(async (transaction) => {
      const retried = await transaction
        .update(jobs)
        .set(again)
        .where(inArray(jobs.id, wanted))
        .returning({ id: jobs.id, name: jobs.name })
      const acts = retried.map((job) => ({ action: 'job.retry', target: target(job) }) as const)
      await record(transaction, by, ...acts)
      return retried.length
    })
  }
  return count
}

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
