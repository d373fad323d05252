import { pino } from 'pino'

/** A failed query repeats its parameters in its message and stack: addresses, tokens, whatever was bound. */
const boundValues = /\nparams: .*?(?=\n {4}at |\n?$)/gs

/** What an error may say in the log: its name, its codes, where it was thrown, what caused it; never the data. */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { type, message, stack } = pino.stdSerializers.err(error)
  return {
    type,
    code: 'code' in error ? error.code : undefined,
    message: message.replace(boundValues, ''),
    stack: stack.replace(boundValues, ''),
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  }
}
