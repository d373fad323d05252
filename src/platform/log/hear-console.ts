import { format } from 'node:util'
import type { Log } from './log.ts'

export function hearConsole(log: Log, onError: (error: Error) => void) {
  Object.assign(console, {
    error(...words: unknown[]) {
      const error = words.find((word) => word instanceof Error)
      if (error) onError(error)
      else log.error(format(...words))
    },
    warn: (...words: unknown[]) => log.warn(format(...words)),
  })
}
