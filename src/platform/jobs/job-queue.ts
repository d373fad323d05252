import { and, eq, isNotNull, isNull, lt, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { fairTurns } from './fair-turns.ts'
import { jobs } from './tables.ts'

export type QueueOrm = Pick<Database['orm'], 'select' | 'insert' | 'update' | 'delete'>

const daysKept = 7
/** More candidates than workers: another process may have taken some. */
const spareCandidates = 50
const neverTried = 'Its time was over before it could be tried'

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`
const isLive = isNull(jobs.failedAt)
const isExpired = lt(jobs.expiresAt, sql`now()`)

export type TakenJob = {
  id: string
  name: string
  input: unknown
  attempts: number
  isScheduled: boolean
}

export type FreeWorkers = { count: number; perKey?: number | undefined }

export type Enqueued = {
  key?: string | undefined
  expiresAt?: Date
  subjectId?: string | undefined
  userId?: string | undefined
  email?: string
}

/** Replaces a waiting job about the same row. */
export async function addJob(
  within: Pick<QueueOrm, 'insert' | 'delete'>,
  job: { name: string; input: unknown } & Enqueued,
): Promise<void> {
  const { subjectId } = job
  if (subjectId) await within.delete(jobs).where(and(eq(jobs.subjectId, subjectId), isLive))
  await within.insert(jobs).values(job)
}

export class JobQueue {
  readonly #orm: Database['orm']
  readonly leaseSeconds: number

  constructor(orm: Database['orm'], leaseSeconds = 60) {
    this.#orm = orm
    this.leaseSeconds = leaseSeconds
  }

  async schedule(names: string[]): Promise<void> {
    const dueAt = inSeconds(60)
    await this.#orm
      .insert(jobs)
      .values(names.map((name) => ({ name, isScheduled: true, dueAt })))
      .onConflictDoNothing()
  }

  async take(free: ReadonlyMap<string, FreeWorkers>): Promise<TakenJob[]> {
    const counts = [...free.values()].map(({ count }) => count)
    const perKey = [...free.values()].map((workers) => workers.perKey ?? null)
    const turns = fairTurns({
      rows: sql`
        SELECT id, key, due_at, due_at > now() AS is_running FROM jobs
        WHERE jobs.name = free.name AND failed_at IS NULL
          AND (due_at <= now() OR started_at IS NOT NULL)
          AND (expires_at IS NULL OR expires_at > now())`,
      perKey: sql`coalesce(free.per_key, 2147483647)`,
      limit: sql`free.count + ${spareCandidates}`,
    })
    const { rows } = await this.#orm.execute<TakenJob>(sql`
      WITH next AS MATERIALIZED (
        SELECT due.id FROM unnest(
          ${sql.param([...free.keys()])}::text[], ${sql.param(counts)}::int[], ${sql.param(perKey)}::int[]
        ) AS free (name, count, per_key),
        LATERAL (
          SELECT jobs.id FROM (${turns}) AS turns JOIN jobs USING (id)
          WHERE failed_at IS NULL AND due_at <= now()
          ORDER BY turn, lot LIMIT free.count FOR UPDATE OF jobs SKIP LOCKED
        ) AS due
      )
      UPDATE jobs SET attempts = attempts + 1, started_at = now(), due_at = ${inSeconds(this.leaseSeconds)}
      FROM next WHERE jobs.id = next.id
      RETURNING jobs.id, name, input, attempts, is_scheduled AS "isScheduled"`)
    return rows
  }

  /** An attempt that has ended meanwhile keeps the time of its next one. */
  async renew(running: readonly Pick<TakenJob, 'id' | 'attempts'>[]): Promise<void> {
    const ids = running.map(({ id }) => id)
    const attempts = running.map((job) => job.attempts)
    await this.#orm.execute(sql`
      UPDATE jobs SET due_at = ${inSeconds(this.leaseSeconds)}
      FROM unnest(${sql.param(ids)}::uuid[], ${sql.param(attempts)}::int[]) AS running (id, attempts)
      WHERE jobs.id = running.id AND jobs.attempts = running.attempts AND started_at IS NOT NULL`)
  }

  async complete(id: string): Promise<void> {
    await this.#orm.delete(jobs).where(eq(jobs.id, id))
  }

  async reschedule({ id, attempts }: TakenJob, seconds: number, failure: string | null) {
    await this.#orm
      .update(jobs)
      .set({
        failure,
        startedAt: null,
        dueAt: inSeconds(seconds),
        attempts: failure === null ? 0 : attempts,
      })
      .where(and(eq(jobs.id, id), eq(jobs.attempts, attempts)))
  }

  async fail({ id, attempts }: TakenJob, failure: string): Promise<void> {
    await this.#orm
      .update(jobs)
      .set({ failure, startedAt: null, failedAt: sql`now()` })
      .where(and(eq(jobs.id, id), eq(jobs.attempts, attempts)))
    await this.#deleteJobsOfDeletedUsers()
  }

  async expire(known: string[]): Promise<string[]> {
    const orm = this.#orm
    const isRetired = known.length > 0 ? notInArray(jobs.name, known) : sql`true`
    await orm.delete(jobs).where(and(isRetired, isLive, isExpired))
    await orm
      .delete(jobs)
      .where(and(isRetired, jobs.isScheduled, lt(jobs.dueAt, sql`now() - interval '1 day'`)))
    const expired = await orm
      .update(jobs)
      .set({
        input: null,
        startedAt: null,
        failure: sql`coalesce(${jobs.failure}, ${neverTried})`,
        failedAt: sql`now()`,
      })
      .where(and(isExpired, isLive, lt(jobs.dueAt, sql`now()`)))
      .returning({ name: jobs.name })
    await orm
      .update(jobs)
      .set({ input: null })
      .where(and(isExpired, isNotNull(jobs.failedAt), isNotNull(jobs.input)))
    await orm.delete(jobs).where(lt(jobs.failedAt, sql`now() - make_interval(days => ${daysKept})`))
    await this.#deleteJobsOfDeletedUsers()
    return expired.map(({ name }) => name)
  }

  /** The last message to a deleted user is the only data kept about them; it is deleted once it can't be delivered. */
  async #deleteJobsOfDeletedUsers() {
    const isDeleted = sql`NOT EXISTS (SELECT FROM users WHERE users.id = ${jobs.userId})`
    await this.#orm
      .delete(jobs)
      .where(and(isNotNull(jobs.userId), isNotNull(jobs.failedAt), isDeleted))
  }
}
