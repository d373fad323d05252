import cluster from 'node:cluster'
import type { Server } from 'node:http'
import { leaveEmbeddedServers } from '../../database/embedded/join.ts'
import type { Services } from '../../services.ts'
import { stopSignals } from '../../stop-signals.ts'
import { drain } from './drain.ts'

/** A second signal within this time is the same one, passed on by a parent process. */
const repeatedSignalMs = 1000

const unfinishedStartMs = 10_000

type Running = Pick<Services, 'log' | 'close'> & { server: Server }

/** A stop during the start waits for it, because it may have opened resources. */
export function stopWhenTold(starting: Promise<Running>) {
  let stopping: number | undefined

  async function stop(reason: string, exitCode: number) {
    if (stopping) return
    stopping = Date.now()
    const giveUp = setTimeout(
      () => void leaveEmbeddedServers().finally(() => process.exit(1)),
      unfinishedStartMs,
    )
    const running = await starting.catch(() => undefined)
    clearTimeout(giveUp)
    if (!running) return
    const { server, log, close } = running
    log.info(`Stopping: ${reason}`)
    await drain(server)
    await close()
    // Flushing may never finish when the terminal is gone.
    setTimeout(() => process.exit(exitCode), repeatedSignalMs)
    log.flush(() => process.exit(exitCode))
  }

  // Node would end a worker at once when its primary is gone.
  if (cluster.worker) cluster.worker.exitedAfterDisconnect = true
  for (const signal of stopSignals) {
    process.on(signal, () => {
      if (cluster.isWorker && signal === 'SIGHUP') return
      if (stopping && Date.now() - stopping > repeatedSignalMs) process.exit(1)
      void stop(signal, 0)
    })
  }
  process.on('disconnect', () => void stop('the parent process is gone', 0))
  const hearErrors = ({ log }: Running) =>
    process.on('uncaughtException', (error) => {
      log.fatal(error)
      if (stopping) process.exit(1)
      void stop('an error that nobody caught', 1)
    })
  starting.then(hearErrors, () => undefined)
}
