import type { Server } from 'node:http'
import type { Ground } from '../../ground.ts'
import { drain } from './drain.ts'

/** In milliseconds: a signal again within this time is an echo, by way of a parent that passes its own on. */
const echo = 1000

type Needed = Pick<Ground, 'log' | 'close'>

/** Stops in good order on the usual signals, and when the parent is gone. A second signal does not wait. */
export function stopWhenTold(server: Server, { log, close }: Needed) {
  let stopping: number | undefined

  async function stop(reason: string, exitCode: number) {
    if (stopping) return
    stopping = Date.now()
    log.info(`Stopping: ${reason}`)
    await drain(server)
    await close()
    log.flush(() => process.exit(exitCode))
  }

  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      if (stopping && Date.now() - stopping > echo) process.exit(1)
      void stop(signal, 0)
    })
  }
  process.on('disconnect', () => void stop('the parent process is gone', 0))
  process.on('uncaughtException', (error) => {
    log.fatal(error)
    if (stopping) process.exit(1)
    void stop('an error that nobody caught', 1)
  })
}
