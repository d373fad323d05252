import type { Worker } from 'node:cluster'
import { AggregatorRegistry, Registry } from 'prom-client'
import { logLines } from '#platform/metrics/log-lines.ts'
import type { FromPrimary, FromWorker, Snapshot } from './messages.server.ts'

/** A scrape does not wait for a worker that is stuck: what it has counted so far stays in the sum. */
const patienceMs = 2000

type Known = { snapshot: Snapshot; answered: () => void }

/** The metrics of all workers: any of them asks for the text, and answers with it. */
export class SummedMetrics {
  readonly #own = new Registry()
  readonly lines = logLines([this.#own])
  readonly #workers = new Map<Worker, Known>()
  /** Counts of ended workers: without them a sum would fall, which Prometheus takes for a reset. */
  #ended: Snapshot = []
  #asking: Promise<string> | undefined

  follow(worker: Worker): void {
    this.#workers.set(worker, { snapshot: [], answered: () => undefined })
    worker.on('message', (message: FromWorker) => void this.#hear(worker, message))
  }

  keepCounts(worker: Worker): void {
    const known = this.#workers.get(worker)
    if (!known) return
    this.#workers.delete(worker)
    this.#ended = sumOf([this.#ended, known.snapshot.filter(isCount)]).getMetricsAsArray()
    known.answered()
  }

  async #hear(worker: Worker, message: FromWorker): Promise<void> {
    if (message.type === 'metrics-wanted') {
      this.#asking ??= this.#ask().finally(() => (this.#asking = undefined))
      return send(worker, { type: 'metrics', text: await this.#asking })
    }
    const known = this.#workers.get(worker)
    if (!known) return undefined
    known.snapshot = message.snapshot
    return known.answered()
  }

  async #ask(): Promise<string> {
    await Promise.all([...this.#workers].map(([worker, known]) => refresh(worker, known)))
    const snapshots = [...this.#workers.values()].map(({ snapshot }) => snapshot)
    return sumOf([await this.#own.getMetricsAsJSON(), this.#ended, ...snapshots]).metrics()
  }
}

function refresh(worker: Worker, known: Known): Promise<void> {
  return new Promise((resolve) => {
    const giveUp = setTimeout(() => {
      known.snapshot = known.snapshot.filter(isCount)
      resolve()
    }, patienceMs)
    known.answered = () => {
      clearTimeout(giveUp)
      resolve()
    }
    send(worker, { type: 'snapshot-wanted' })
  })
}

const sumOf = (snapshots: Snapshot[]) => AggregatorRegistry.aggregate(snapshots)

const isCount = (metric: object) =>
  'type' in metric && (metric.type === 'counter' || metric.type === 'histogram')

/** A worker that has just ended gets nothing. */
function send(worker: Worker, message: FromPrimary) {
  worker.send(message, undefined, () => undefined)
}
