import { type LogFn, type Logger, pino } from 'pino'
import { describeError } from './describe-error.ts'
import { readable } from './readable.ts'
import { secretPaths } from './secret-paths.ts'

export type Log = Logger

export interface LogOptions {
  level: string
  forPeople?: boolean
  /** Names the process where several write the same log. */
  pid?: number | undefined
  fields?: () => object
  hear?: (level: string) => void
}

export interface LogSink {
  write(line: string): void
}

/** Writes in this thread, because a bundled server has no file that a worker thread could load. */
export function createLog(
  { level, forPeople, pid, fields, hear }: LogOptions,
  sink?: LogSink,
): Log {
  const output = sink ?? standardOutput()
  return pino(
    {
      level,
      base: pid === undefined ? null : { pid },
      mixin: fields,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
      hooks: {
        logMethod(args, write, weight) {
          hear?.(pino.levels.labels[weight] ?? String(weight))
          nameLoneError.call(this, args, write)
        },
      },
      redact: { paths: secretPaths, censor: '[secret]' },
    },
    forPeople ? readable(output) : output,
  )
}

const ignore = () => undefined

function standardOutput() {
  const output = pino.destination({ dest: 1, sync: false })
  // After EIO the terminal is gone and pino would retry for ever; discarding output lets the process stop cleanly.
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EIO') throw error
    Object.assign(output, { write: ignore, flushSync: ignore, end: ignore, destroy: ignore })
  })
  return output
}

/** pino would take the line's message from a lone error, including data that `describeError` removes. */
function nameLoneError(this: Logger, args: Parameters<LogFn>, write: LogFn) {
  const [first, ...rest] = args as [unknown, ...unknown[]]
  if (first instanceof Error && rest.length === 0) write.call(this, { err: first }, 'Failed')
  else write.apply(this, args)
}
