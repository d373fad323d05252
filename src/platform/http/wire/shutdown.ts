import type { Server } from 'node:http'
import type { Services } from '../../services.ts'
import { stopSignals } from '../../stop-signals.ts'
import { drain } from './drain.ts'

/** In milliseconds: a signal again within this time is an echo, by way of a parent that passes its own on. */
const echo = 1000

/** In milliseconds: what is being opened is closed once it is open, or left alone when that takes longer. */
const patience = 10_000

type Running = Pick<Services, 'log' | 'close'> & { server: Server }

/**
 * Stops in good order on the usual signals, and when the parent is gone: also while it is starting, or else what that has
 * opened stayed open. A second signal does not wait. Why a start has failed, whoever starts says.
 */
export function stopWhenTold(starting: Promise<Running>) {
  let stopping: number | undefined

  async function stop(reason: string, exitCode: number) {
    if (stopping) return
    stopping = Date.now()
    const giveUp = setTimeout(() => process.exit(1), patience)
    const running = await starting.catch(() => undefined)
    clearTimeout(giveUp)
    if (!running) return
    const { server, log, close } = running
    log.info(`Stopping: ${reason}`)
    await drain(server)
    await close()
    // A terminal that is gone takes no last words.
    setTimeout(() => process.exit(exitCode), echo)
    log.flush(() => process.exit(exitCode))
  }

  for (const signal of stopSignals) {
    process.on(signal, () => {
      if (stopping && Date.now() - stopping > echo) process.exit(1)
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
