import type { Server } from 'node:http'
import type { Ground } from '../ground.ts'
import { drain } from './drain.ts'

/** Stops in good order on the usual signals, and when the parent is gone. A second signal does not wait. */
export function stopWhenTold(server: Server, { log, database }: Pick<Ground, 'log' | 'database'>) {
  let stopping = false

  async function stop(reason: string, exitCode: number) {
    if (stopping) process.exit(1)
    stopping = true
    log.info(`Stopping: ${reason}`)
    await drain(server)
    await database.close()
    log.flush(() => process.exit(exitCode))
  }

  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop(signal, 0))
  process.on('disconnect', () => void stop('the parent process is gone', 0))
  process.on('uncaughtException', (error) => {
    log.fatal(error)
    void stop('an error that nobody caught', 1)
  })
}
