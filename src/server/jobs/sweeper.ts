import type { BaseLogger } from 'pino'
import type { Metrics } from '../metrics/metrics.ts'
import { inSpan } from '../tracing/span.ts'

/** In milliseconds: what a start needs goes first. */
const afterStart = 60_000
const every = 10 * 60_000

type Sweep = () => Promise<void>

export interface Sweeper {
  /** What is to be done now and then, in every process; one that fails is tried again the next time. */
  add(what: string, sweep: Sweep): void
  close(): void
}

interface Needed {
  log: Pick<BaseLogger, 'warn'>
  metrics: Pick<Metrics, 'sweepSeconds'>
}

export function openSweeper({ log, metrics: { sweepSeconds } }: Needed): Sweeper {
  const sweeps = new Map<string, Sweep>()
  const round = () => {
    for (const [what, sweep] of sweeps) {
      const done = sweepSeconds.startTimer({ sweep: what })
      inSpan({ name: what }, sweep).then(
        () => done({ outcome: 'done' }),
        (err: unknown) => {
          done({ outcome: 'failed' })
          log.warn({ err }, `${what} stay for now`)
        },
      )
    }
    timer = setTimeout(round, every).unref()
  }
  let timer = setTimeout(round, afterStart).unref()
  return {
    add: (what, sweep) => {
      sweeps.set(what, sweep)
      // A figure that begins with its first count has not grown, for an alert.
      for (const outcome of ['done', 'failed']) sweepSeconds.zero({ sweep: what, outcome })
    },
    close: () => clearTimeout(timer),
  }
}
