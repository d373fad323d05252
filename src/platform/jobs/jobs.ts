import { setTimeout as pause } from 'node:timers/promises'
import type { BaseLogger } from 'pino'
import type { Database } from '../database/database.ts'
import { type Instrument, joinInstruments } from '../instruments.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { type Job, PermanentFailure } from './define-job.ts'
import { addJob, type Enqueued, JobQueue, type QueueOrm, type TakenJob } from './job-queue.ts'

const pollIntervalMs = 1000
/** Longer than the SMTP socket timeout. */
const drainLimitMs = 25_000
const mostNotes = 10

type Services = {
  database: Pick<Database, 'orm'>
  log: Pick<BaseLogger, 'warn'>
  metrics: Pick<Metrics, 'jobSeconds'>
  instrument?: Pick<Instrument, 'job'>
}

type Registered = {
  concurrency: number
  perKey: number | undefined
  everySeconds: number | undefined
  retry: NonNullable<Job<never, never>['retry']>
  run: (input: unknown, signal: AbortSignal) => Promise<void>
  onExpired: (count: number) => void
}

const usualRetry = { attempts: 10, longestPauseSeconds: 600 }

export class Jobs {
  readonly #queue: JobQueue
  readonly #log: Services['log']
  readonly #instrument: Pick<Instrument, 'job'>
  readonly #seconds: Metrics['jobSeconds']
  readonly #registered = new Map<string, Registered>()
  readonly #running = new Map<string, { job: TakenJob; done: Promise<void> }>()
  #unscheduled: string[] = []
  #poll: NodeJS.Timeout | undefined
  #renewal: NodeJS.Timeout | undefined
  #taking: Promise<void> | undefined
  #takeAgain = false
  readonly #closing = new AbortController()

  constructor(
    { database, log, metrics, instrument = joinInstruments([]) }: Services,
    queue = new JobQueue(database.orm),
  ) {
    this.#queue = queue
    this.#log = log
    this.#instrument = instrument
    this.#seconds = metrics.jobSeconds
  }

  register<Needed, Input>(job: Job<Needed, Input>, services: Needed): void {
    const { name, schedule, retry = usualRetry, concurrency = 1, perKey } = job
    this.#registered.set(name, {
      concurrency,
      perKey,
      retry,
      everySeconds: schedule && schedule.everyMinutes * 60,
      run: async (input, signal) => job.run(services, job.input.parse(input), signal),
      onExpired: (count) => job.onExpired?.(services, count),
    })
    if (schedule) this.#unscheduled.push(name)
    // An alert on growth ignores a counter that starts at its first count.
    for (const outcome of ['done', 'failed']) this.#seconds.zero({ name, outcome })
    this.#start()
  }

  /** Call `wake` after the transaction commits. */
  enqueue<Input>(
    within: Pick<QueueOrm, 'insert' | 'delete'>,
    { name }: Job<never, Input>,
    input: Input,
    about: Enqueued = {},
  ): Promise<void> {
    return addJob(within, { name, input, ...about })
  }

  wake(): void {
    if (this.#closing.signal.aborted || this.#registered.size === 0) return
    if (this.#taking) this.#takeAgain = true
    else this.#taking = this.#take().finally(() => this.#afterTaking())
  }

  names(): string[] {
    return [...this.#registered.keys()]
  }

  async expire(): Promise<void> {
    const expired = await this.#queue.expire(this.names())
    for (const [name, { onExpired }] of this.#registered) {
      const count = expired.filter((one) => one === name).length
      if (count > 0) onExpired(count)
    }
  }

  async close(): Promise<void> {
    this.#closing.abort()
    clearInterval(this.#poll)
    await this.#taking
    const all = Promise.all([...this.#running.values()].map(({ done }) => done))
    const limit = new AbortController()
    const isDrained = await Promise.race([
      all.then(() => true),
      pause(drainLimitMs, false, { signal: limit.signal }),
    ])
    limit.abort()
    clearInterval(this.#renewal)
    if (!isDrained) {
      this.#log.warn({ jobs: this.#runningNames() }, 'Jobs did not end in time and will run again')
    }
  }

  #start() {
    if (this.#poll || this.#closing.signal.aborted) return
    this.#poll = setInterval(() => this.wake(), pollIntervalMs).unref()
    this.#renewal = setInterval(
      () => void this.#renew(),
      (this.#queue.leaseSeconds * 1000) / 3,
    ).unref()
    setImmediate(() => this.wake())
  }

  #afterTaking() {
    this.#taking = undefined
    if (!this.#takeAgain) return
    this.#takeAgain = false
    this.wake()
  }

  async #take() {
    try {
      // Others may be registered meanwhile.
      const scheduled = [...this.#unscheduled]
      if (scheduled.length > 0) await this.#queue.schedule(scheduled)
      this.#unscheduled = this.#unscheduled.slice(scheduled.length)
      const free = this.#free()
      if (free.size === 0) return
      for (const job of await this.#queue.take(free)) {
        const done = this.#finish(job).finally(() => {
          this.#running.delete(job.id)
          this.wake()
        })
        this.#running.set(job.id, { job, done })
      }
    } catch (err) {
      this.#log.warn({ err }, 'The job queue is out of reach')
    }
  }

  #runningNames = () => [...this.#running.values()].map(({ job }) => job.name)

  #free() {
    const running = this.#runningNames()
    const free = [...this.#registered].map(([name, { concurrency, perKey }]) => {
      const count = concurrency - running.filter((one) => one === name).length
      return [name, { count, perKey }] as const
    })
    return new Map(free.filter(([, { count }]) => count > 0))
  }

  async #renew() {
    const running = [...this.#running.values()].map(({ job }) => job)
    if (running.length === 0) return
    await this.#queue.renew(running).catch((err: unknown) => {
      this.#log.warn({ err }, 'The leases of running jobs could not be renewed')
    })
  }

  async #finish(job: TakenJob): Promise<void> {
    const registered = this.#registered.get(job.name)
    if (!registered) return
    const stop = this.#seconds.startTimer({ name: job.name })
    const failure = await this.#attempt(job, registered)
    stop({ outcome: failure ? 'failed' : 'done' })
    try {
      await this.#note(job, registered, failure)
    } catch (err) {
      this.#log.warn({ err, job: job.name }, 'The outcome of a job could not be stored')
    }
  }

  async #attempt({ name, input, attempts }: TakenJob, { run }: Registered) {
    try {
      await this.#instrument.job(name, () => run(input, this.#closing.signal))
      return undefined
    } catch (err) {
      this.#log.warn({ err, job: name, attempts }, 'A job failed')
      return { reason: reasonOf(err), isPermanent: err instanceof PermanentFailure }
    }
  }

  /** Retries, so that a completed job does not run again because of a short database failure. */
  async #note(job: TakenJob, registered: Registered, failure: Failure | undefined): Promise<void> {
    for (let notes = 1; ; notes += 1) {
      try {
        return await this.#store(job, registered, failure)
      } catch (err) {
        if (notes === mostNotes) throw err
        this.#log.warn({ err, job: job.name }, 'The outcome of a job could not be stored yet')
        await pause(pollIntervalMs)
      }
    }
  }

  #store(job: TakenJob, { everySeconds, retry }: Registered, failure: Failure | undefined) {
    if (job.isScheduled && everySeconds !== undefined) {
      return this.#queue.reschedule(job, everySeconds, failure?.reason ?? null)
    }
    if (!failure) return this.#queue.complete(job.id)
    const isLast = failure.isPermanent || job.attempts >= retry.attempts
    if (isLast) return this.#queue.fail(job, failure.reason)
    const seconds = Math.min(2 ** (job.attempts - 1), retry.longestPauseSeconds)
    return this.#queue.reschedule(job, seconds, failure.reason)
  }
}

type Failure = { reason: string; isPermanent: boolean }

/** First line only: a failed statement's error includes its values. */
const reasonOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1).join('').slice(0, 200)
