import cluster, { type Worker } from 'node:cluster'
import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from '#platform/config/config.ts'
import { createLog, type Log } from '#platform/log/log.ts'
import { stopSignals } from '#platform/stop-signals.ts'
import { exitCodeOf, startWorker, WorkerEnded } from './start-worker.server.ts'
import { SummedMetrics } from './summed-metrics.server.ts'
import { workersVariable } from './workers-variable.server.ts'

/** A second signal within this time is the same one: a terminal and npm both send it. */
const repeatedSignalMs = 1000
const soonMs = 10_000
const longestPauseSeconds = 30

/** Starts, replaces and stops the workers. It serves no requests and holds no database connection. */
export class Primary {
  readonly #wanted: number
  readonly #log: Log
  readonly #metrics = new SummedMetrics()
  readonly #serving = new Map<Worker, { since: number }>()
  /** In a terminal, or below `npm start`, SIGHUP says that the terminal is gone. */
  readonly #hasTerminal = process.stdout.isTTY || process.connected
  #starting = 0
  #endedSoon = 0
  #exitCode = 0
  #stoppedAt: number | undefined
  #replacing = false
  #replaceAgain = false

  constructor(config: Config) {
    this.#wanted = workersVariable.of(config)
    this.#log = createLog({
      level: config.logLevel,
      forPeople: config.localMode && process.stdout.isTTY,
      pid: process.pid,
      hear: (level) => this.#metrics.lines.inc({ level }),
    })
  }

  /** The first worker creates and migrates the database before the others start. */
  async start(): Promise<void> {
    for (const signal of stopSignals) process.on(signal, () => this.#hear(signal))
    process.on('disconnect', () => this.#stop('the parent process is gone'))
    cluster.on('exit', (worker, code, signal) => this.#onExit(worker, code, signal))
    try {
      await this.#add()
    } catch (error) {
      return this.#giveUp(error)
    }
    for (let count = 1; count < this.#wanted; count += 1) void this.#fillUp()
  }

  /** The worker has said why it ended. */
  #giveUp(error: unknown) {
    if (this.#stoppedAt) return
    const hasReason = error instanceof WorkerEnded
    if (!hasReason) this.#log.fatal(error)
    this.#exit((hasReason && error.exitCode) || 1)
  }

  async #add(): Promise<void> {
    this.#starting += 1
    try {
      const worker = await startWorker()
      this.#metrics.follow(worker)
      this.#serving.set(worker, { since: Date.now() })
    } finally {
      this.#starting -= 1
    }
  }

  async #fillUp(seconds = 0): Promise<void> {
    await pause(seconds * 1000)
    if (this.#stoppedAt || this.#serving.size + this.#starting >= this.#wanted) return
    try {
      await this.#add()
    } catch (err) {
      if (this.#stoppedAt) return
      const next = this.#nextPause(0)
      this.#log.error({ err, seconds: next }, 'A worker could not be started: trying again')
      await this.#fillUp(next)
    }
  }

  #onExit(worker: Worker, code: number | null, signal: string | null) {
    const served = this.#serving.get(worker)
    this.#serving.delete(worker)
    this.#metrics.keepCounts(worker)
    if (this.#stoppedAt) return this.#exitAfterLast(exitCodeOf(code, signal))
    if (!served) return undefined
    const seconds = this.#nextPause(Date.now() - served.since)
    const ended = { worker: worker.process.pid, code, signal, seconds }
    this.#log.error(ended, 'A worker ended: another one is started')
    return void this.#fillUp(seconds)
  }

  #nextPause(servedMs: number) {
    this.#endedSoon = servedMs < soonMs ? this.#endedSoon + 1 : 0
    return this.#endedSoon && Math.min(2 ** (this.#endedSoon - 1), longestPauseSeconds)
  }

  #hear(signal: (typeof stopSignals)[number]) {
    if (signal !== 'SIGHUP' || this.#hasTerminal) this.#stop(signal)
    else void this.#replaceAll()
  }

  /** One at a time: an old worker stops once its replacement listens. */
  async #replaceAll(): Promise<void> {
    this.#replaceAgain = this.#replacing
    if (this.#replacing || this.#stoppedAt) return
    this.#replacing = true
    this.#log.info('SIGHUP: the workers are replaced one by one')
    try {
      for (const worker of Array.from(this.#serving.keys())) await this.#replace(worker)
      this.#log.info('The workers were replaced')
    } catch (err) {
      if (this.#stoppedAt) return
      this.#log.error({ err }, 'A replacement did not start: the other workers stay')
      void this.#fillUp()
    }
    this.#replacing = false
    if (this.#replaceAgain) await this.#replaceAll()
  }

  async #replace(worker: Worker): Promise<void> {
    if (!this.#serving.has(worker)) return
    await this.#add()
    // It may have ended meanwhile.
    if (!this.#serving.delete(worker)) return
    const ended = new Promise((resolve) => worker.once('exit', resolve))
    worker.process.kill('SIGTERM')
    await ended
  }

  #stop(reason: string) {
    if (this.#stoppedAt && Date.now() - this.#stoppedAt < repeatedSignalMs) return
    if (!this.#stoppedAt) this.#log.info(`Stopping: ${reason}`)
    this.#stoppedAt ??= Date.now()
    // A worker that has this signal for the second time ends at once.
    for (const worker of all()) worker.process.kill('SIGTERM')
    if (all().length === 0) this.#exit(this.#exitCode)
  }

  #exitAfterLast(exitCode: number) {
    this.#exitCode = Math.max(this.#exitCode, exitCode)
    if (all().every((worker) => worker.isDead())) this.#exit(this.#exitCode)
  }

  #exit(exitCode: number) {
    // Flushing may never finish when the terminal is gone.
    setTimeout(() => process.exit(exitCode), repeatedSignalMs)
    this.#log.flush(() => process.exit(exitCode))
  }
}

const all = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
