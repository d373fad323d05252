import { desc, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import { jobs } from '#server/jobs/tables.ts'
import { listReader } from '#server/list/list-reader.ts'
import { isText, type Order } from '#server/list/order.ts'
import { first, type Part, type Reader, type Rows } from '#server/list/rows.ts'
import { isRetryable } from './job-conditions.server.ts'
import type { Job, JobPage, JobQuery, JobState } from './job-list.server.ts'

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

const select = (orm: Reader, { where, by, limit, total, stage }: Part) =>
  orm
    .select({ ...columns, total, stage })
    .from(jobs)
    .where(where)
    .orderBy(first(limit, by))

type ListedJob = Awaited<ReturnType<typeof select>>[number]

const jobRows: Rows<ListedJob, Job> = {
  table: jobs,
  select,
  show(row) {
    const { total: _, stage: __, ...job } = row
    return job
  },
}

const newestFirst: Order<ListedJob> = {
  by: [desc(jobs.id)],
  keyOf: () => '',
  isKey: isText,
  after: (_, id) => sql`${jobs.id} < ${id}`,
}

const readJobs = listReader(jobRows)

/** A page of jobs, the newest first. */
export const listJobs = (
  { orm }: Pick<Database, 'orm'>,
  { state, cursor, limit }: JobQuery,
): Promise<JobPage> =>
  readJobs(
    orm,
    {
      name: `jobs ${state ?? ''}`,
      where: state && conditions[state],
      values: {},
      plannedAnew: true,
      order: newestFirst,
      mark: ['jobs', state],
    },
    { cursor, limit },
  )
