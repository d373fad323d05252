import { type LogFn, type Logger, pino } from 'pino'
import { describeError } from './describe-error.ts'
import { readable } from './readable.ts'
import { secretPaths } from './secret-paths.ts'

export type Log = Logger

export interface LogOptions {
  level: string
  /** Lines for a person at a terminal instead of JSON for a machine. */
  forPeople?: boolean
  /** What every line carries, such as the id of the request being served. */
  fields?: () => object
  /** Hears of every line that is written. */
  hear?: (level: string) => void
}

export interface LogSink {
  write(line: string): void
}

/** Lines written by this very thread: a bundled server has no file from which a worker could start. */
export function createLog({ level, forPeople, fields, hear }: LogOptions, sink?: LogSink): Log {
  const output = sink ?? standardOutput()
  return pino(
    {
      level,
      base: null,
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
  // A terminal that is gone takes no line, and would be tried again for ever: whoever is stopped by that ends in good order.
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EIO') throw error
    Object.assign(output, { write: ignore, flushSync: ignore, end: ignore, destroy: ignore })
  })
  return output
}

/** An error logged alone would lend the line its message, which nobody has cleaned of data. */
function nameLoneError(this: Logger, args: Parameters<LogFn>, write: LogFn) {
  const [first, ...rest] = args as [unknown, ...unknown[]]
  if (first instanceof Error && rest.length === 0) write.call(this, { err: first }, 'Failed')
  else write.apply(this, args)
}
