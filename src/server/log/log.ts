import { pino, type Logger } from 'pino'
import { describeError } from './describe-error.ts'
import { readable } from './readable.ts'
import { secretPaths } from './secret-paths.ts'

export type Log = Logger

export interface LogOptions {
  level: string
  /** Lines for a person in a terminal instead of JSON for a machine. */
  forPeople?: boolean
  /** Fields that every line carries, such as the id of the request being served. */
  fields?: () => object
}

export interface LogSink {
  write(line: string): void
}

/** JSON lines written by this thread: a bundled server has no file for a worker to start from. */
export function createLog({ level, forPeople, fields }: LogOptions, sink?: LogSink): Log {
  const output = sink ?? pino.destination({ dest: 1, sync: false })
  return pino(
    {
      level,
      base: null,
      mixin: fields,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
      redact: { paths: secretPaths, censor: '[secret]' },
    },
    forPeople ? readable(output) : output,
  )
}
