import { pino } from 'pino'

/** A failed query repeats its parameters in message and stack: email addresses, tokens and other values. */
const boundValues = /\nparams: .*?(?=\n {4}at |\n?$)/gs

/** A mail server's error repeats the recipient's address. */
const addresses = /[^\s<>"'/:]+@[\w.-]+\.\w+/g

const withoutData = (text: string) => text.replace(boundValues, '').replace(addresses, '[address]')

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
