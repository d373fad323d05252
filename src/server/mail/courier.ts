import { setTimeout as pause } from 'node:timers/promises'
import type { BaseLogger } from 'pino'
import type { Metrics } from '../metrics/metrics.ts'
import { inSpan } from '../tracing/span.ts'
import type { Letter } from './letter.ts'
import type { MailQueue } from './queue.ts'

/** In milliseconds. */
const idle = 1000
const lanes = 4
const mostNotes = 10

type Taken = NonNullable<Awaited<ReturnType<MailQueue['take']>>>

/** Delivers what is due until told to stop. A failed delivery is tried again until the mail is useless. */
export class Courier {
  readonly #queue: MailQueue
  readonly #deliver: (letter: Letter) => Promise<void>
  readonly #log: Pick<BaseLogger, 'warn'>
  readonly #outcomes: Metrics['mails']
  readonly #stop = new AbortController()
  readonly #running: Promise<unknown>
  #woken = new AbortController()

  constructor(
    queue: MailQueue,
    deliver: (letter: Letter) => Promise<void>,
    { log, metrics }: { log: Pick<BaseLogger, 'warn'>; metrics: Pick<Metrics, 'mails'> },
  ) {
    this.#queue = queue
    this.#deliver = deliver
    this.#log = log
    this.#outcomes = metrics.mails
    this.#running = Promise.all(Array.from({ length: lanes }, () => this.#run()))
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

  async #run() {
    while (!this.#stop.signal.aborted) {
      const signal = AbortSignal.any([this.#woken.signal, this.#stop.signal])
      const delivered = await this.#deliverNext().catch((err: unknown) => {
        this.#log.warn({ err }, 'The mail queue is out of reach')
        return false
      })
      if (!delivered) await rest(signal)
    }
  }

  async #deliverNext(): Promise<boolean> {
    const mail = await this.#queue.take()
    if (!mail) return false
    const failure = await this.#keeping(mail.id, () => this.#send(mail))
    if (failure !== undefined) await this.#queue.postpone(mail.id, mail.attempts, failure)
    return true
  }

  /** Tells why it failed, if it did. */
  async #send({ id, attempts, open }: Taken): Promise<string | undefined> {
    try {
      await inSpan({ name: 'deliver a mail' }, () => this.#deliver(open()))
    } catch (err) {
      this.#outcomes.inc({ outcome: 'failed' })
      this.#log.warn({ err, attempts }, 'A mail could not be delivered yet')
      return reasonOf(err)
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
