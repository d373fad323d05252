import { setTimeout as pause } from 'node:timers/promises'
import type { BaseLogger } from 'pino'
import type { Metrics } from '../metrics/metrics.ts'
import { inSpan } from '../tracing/span.ts'
import { laneWorkers, type MailLane, mailLanes } from './lanes.ts'
import type { Letter } from './letter.ts'
import type { MailQueue } from './queue.ts'
import { isPermanent } from './smtp.ts'

/** In milliseconds. */
const idle = 1000
const mostNotes = 10

type Taken = NonNullable<Awaited<ReturnType<MailQueue['take']>>>

type Deliver = (letter: Letter, lane: MailLane) => Promise<void>
type Failure = { reason: string; permanent: boolean }

/** Delivers what is due until told to stop. A delivery that failed for now is tried again until the mail is useless. */
export class Courier {
  readonly #queue: MailQueue
  readonly #deliver: Deliver
  readonly #log: Pick<BaseLogger, 'warn'>
  readonly #outcomes: Metrics['mails']
  readonly #stop = new AbortController()
  readonly #running: Promise<unknown>
  #woken = new AbortController()

  constructor(
    queue: MailQueue,
    deliver: Deliver,
    { log, metrics }: { log: Pick<BaseLogger, 'warn'>; metrics: Pick<Metrics, 'mails'> },
  ) {
    this.#queue = queue
    this.#deliver = deliver
    this.#log = log
    this.#outcomes = metrics.mails
    const workers = mailLanes.flatMap((lane) =>
      Array.from({ length: laneWorkers[lane] }, () => this.#run(lane)),
    )
    this.#running = Promise.all(workers)
  }

  /** New mail is in the queue: do not wait for the next look. */
  wake() {
    this.#woken.abort()
    this.#woken = new AbortController()
  }

  /** Finishes the deliveries under way. */
  async stop() {
    this.#stop.abort()
    await this.#running
  }

  async #run(lane: MailLane) {
    while (!this.#stop.signal.aborted) {
      const signal = AbortSignal.any([this.#woken.signal, this.#stop.signal])
      const delivered = await this.#deliverNext(lane).catch((err: unknown) => {
        this.#log.warn({ err }, 'The mail queue is out of reach')
        return false
      })
      if (!delivered) await rest(signal)
    }
  }

  async #deliverNext(lane: MailLane): Promise<boolean> {
    const mail = await this.#queue.take(lane)
    if (!mail) return false
    const failure = await this.#keeping(mail.id, () => this.#send(mail, lane))
    if (failure?.permanent) await this.#queue.giveUp(mail.id, failure.reason)
    else if (failure) await this.#queue.postpone(mail.id, mail.attempts, failure.reason)
    return true
  }

  /** Tells why it failed, if it did. */
  async #send({ id, attempts, open }: Taken, lane: MailLane): Promise<Failure | undefined> {
    try {
      await inSpan({ name: 'deliver a mail' }, () => this.#deliver(open(), lane))
    } catch (err) {
      const permanent = isPermanent(err)
      this.#outcomes.inc({ outcome: permanent ? 'given-up' : 'failed' })
      const outcome = permanent
        ? 'The mail server refused a message for good'
        : 'A mail could not be delivered yet'
      this.#log.warn({ err, attempts }, outcome)
      return { reason: reasonOf(err), permanent }
    }
    this.#outcomes.inc({ outcome: 'delivered' })
    await this.#note(id)
    return undefined
  }

  /** What went out is not sent again because the database is away for a moment. */
  async #note(id: string): Promise<void> {
    for (let notes = 1; ; notes += 1) {
      try {
        return await this.#queue.delivered(id)
      } catch (err) {
        if (notes === mostNotes) throw err
        this.#log.warn({ err }, 'A mail that was delivered could not be noted yet')
        await pause(idle)
      }
    }
  }

  /** However long a mail server takes from line to line, the mail stays with who delivers it. */
  async #keeping<T>(id: string, deliver: () => Promise<T>): Promise<T> {
    let kept = Promise.resolve()
    const timer = setInterval(
      () => {
        kept = this.#queue.keep(id).catch((err: unknown) => {
          this.#log.warn({ err }, 'The lease of a mail could not be renewed')
        })
      },
      (this.#queue.lease * 1000) / 3,
    )
    try {
      return await deliver()
    } finally {
      clearInterval(timer)
      await kept
    }
  }
}

/** What the mail server said, in a line. */
const reasonOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1).join('').slice(0, 200)

/** Ends early when woken or told to stop. */
async function rest(signal: AbortSignal) {
  try {
    await pause(idle, undefined, { signal, ref: false })
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
