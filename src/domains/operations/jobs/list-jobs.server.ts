import { and, not, type SQL, sql } from 'drizzle-orm'
import type { ReadContext } from '#platform/api/verb-context.ts'
import { jobs } from '#platform/jobs/tables.ts'
import { listReader } from '#platform/list/list-reader.ts'
import { newestFirst } from '#platform/list/order.ts'
import { orderAndLimit, type Part, type Reader, type Rows } from '#platform/list/rows.ts'
import { isWaitingMail } from '#platform/mail/waiting-mail.ts'
import { isRetryable } from './job-conditions.server.ts'
import type { Job, JobPage, JobQuery } from './job-list.server.ts'
import type { JobState } from './job-states.ts'

const isLive = sql`${jobs.failedAt} IS NULL`
const isRunning = sql`${jobs.startedAt} IS NOT NULL AND ${jobs.dueAt} > now()`

const conditions: Record<JobState, SQL> = {
  failed: sql`${jobs.failedAt} IS NOT NULL`,
  running: sql`${isLive} AND ${isRunning}`,
  scheduled: sql`${isLive} AND ${jobs.isScheduled} AND (${isRunning}) IS NOT TRUE`,
  waiting: sql`${isLive} AND NOT ${jobs.isScheduled} AND (${isRunning}) IS NOT TRUE`,
}

const columns = {
  id: jobs.id,
  name: jobs.name,
  state: sql<JobState>`CASE
    WHEN ${conditions.failed} THEN 'failed' WHEN ${isRunning} THEN 'running'
    WHEN ${jobs.isScheduled} THEN 'scheduled' ELSE 'waiting' END`.as('state'),
  email: jobs.email,
  attempts: jobs.attempts,
  failure: jobs.failure,
  createdAt: jobs.createdAt,
  dueAt: jobs.dueAt,
  failedAt: jobs.failedAt,
  canRetry: sql<boolean>`${isRetryable}`.as('can_retry'),
}

const select = (orm: Reader, { where, by, limit, paging }: Part) =>
  orm
    .select({ ...columns, ...paging })
    .from(jobs)
    .where(where)
    .orderBy(orderAndLimit(limit, by))

type ListedJob = Awaited<ReturnType<typeof select>>[number]

const jobRows: Rows<ListedJob, Job> = {
  table: jobs,
  select,
  show(row) {
    const { '#total': _, '#stage': __, ...job } = row
    return job
  },
}

const readJobs = listReader(jobRows)

/** Messages in the local mailbox are delivered, so they are not listed. */
export function listJobs(
  { acting: { orm }, mail }: ReadContext & { mail: { mailbox?: unknown } },
  { state, cursor, limit }: JobQuery,
): Promise<JobPage> {
  const hasMailbox = mail.mailbox !== undefined
  return readJobs(
    orm,
    {
      name: `jobs ${state ?? ''}${hasMailbox ? ' without mailbox' : ''}`,
      where: and(state && conditions[state], hasMailbox ? not(isWaitingMail) : undefined),
      values: {},
      plannedAnew: true,
      order: newestFirst(jobs.id),
      fingerprint: ['jobs', state],
    },
    { cursor, limit },
  )
}
