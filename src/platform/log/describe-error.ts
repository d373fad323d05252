import { pino } from 'pino'

/** A failed query repeats its parameters in its message and stack: addresses, tokens, whatever was bound. */
const boundValues = /\nparams: .*?(?=\n {4}at |\n?$)/gs

/** A mail server repeats whom it refuses. */
const addresses = /[^\s<>"'/:]+@[\w.-]+\.\w+/g

const withoutData = (text: string) => text.replace(boundValues, '').replace(addresses, '[address]')

/** What an error may say in the log: its name, its codes, where it was thrown, what caused it; never the data. */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { type, message, stack } = pino.stdSerializers.err(error)
  return {
    type,
    code: 'code' in error ? error.code : undefined,
    message: withoutData(message),
    stack: withoutData(stack),
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  }
}
