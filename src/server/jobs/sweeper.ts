import type { BaseLogger } from 'pino'

/** In milliseconds. */
const every = 10 * 60_000

type Sweep = () => Promise<void>

export interface Sweeper {
  /** What is to be done now and then, in every process; one that fails is tried again the next time. */
  add(what: string, sweep: Sweep): void
  close(): void
}

export function openSweeper(log: Pick<BaseLogger, 'warn'>): Sweeper {
  const sweeps = new Map<string, Sweep>()
  const timer = setInterval(() => {
    for (const [what, sweep] of sweeps) {
      sweep().catch((err: unknown) => log.warn({ err }, `${what} stay for now`))
    }
  }, every).unref()
  return {
    add: (what, sweep) => void sweeps.set(what, sweep),
    close: () => clearInterval(timer),
  }
}
