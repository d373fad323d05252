import cluster, { type Worker } from 'node:cluster'

export class WorkerEnded extends Error {
  override name = 'WorkerEnded'
  readonly exitCode: number

  constructor(code: number | null, signal: string | null) {
    super(`A worker ended by ${signal ?? `exit code ${code}`}`)
    this.exitCode = exitCodeOf(code, signal)
  }
}

/** A worker that has not yet loaded its own handler is ended by SIGTERM itself. */
export const exitCodeOf = (code: number | null, signal: string | null) =>
  code ?? (signal === 'SIGTERM' ? 0 : 1)

/** Resolves when the worker listens. The path is resolved by the worker, so it runs the release that a link names now. */
export function startWorker(): Promise<Worker> {
  // Workers accept from one socket: what a worker has not accepted is left for the others (decision 0042).
  cluster.schedulingPolicy = cluster.SCHED_NONE
  // JSON would turn the NaN of a metric into null.
  cluster.setupPrimary({ serialization: 'advanced' })
  const worker = cluster.fork()
  return new Promise((resolve, reject) => {
    worker.once('listening', () => resolve(worker))
    worker.once('exit', (code, signal) => reject(new WorkerEnded(code, signal)))
    worker.on('error', reject)
  })
}
