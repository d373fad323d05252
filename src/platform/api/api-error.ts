import { ORPCError, ValidationError } from '@orpc/server'
import { httpErrors } from '../errors/http-errors.ts'
import { type PublicError, publicError } from '../errors/public-error.ts'
import { inputRefusal } from './input-refusal.ts'

export type Translate = (message: string, caller: Headers) => string

export function apiError(
  thrown: unknown,
  answerHeaders: Headers,
  translated: (message: string) => string,
) {
  const face = publicError(inOurWords(thrown))
  for (const [name, value] of Object.entries(face.headers ?? {})) answerHeaders.set(name, value)
  const { status, code, requestId, details } = face
  const message = translated(face.message)
  const fields = details?.fields && { fields: mapValues(details.fields, translated) }
  return new ORPCError(code, { status, message, data: { requestId, ...details, ...fields } })
}

const mapValues = (record: Record<string, string>, change: (value: string) => string) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))

export function errorBody({ code, message, data }: ORPCError<string, unknown>) {
  return { code, message, ...(isDetails(data) && data) }
}

const isDetails = (data: unknown): data is Pick<PublicError, 'requestId'> =>
  typeof data === 'object' && data !== null

function inOurWords(thrown: unknown): unknown {
  if (!(thrown instanceof ORPCError) || thrown.status >= 500) return thrown
  if (!(thrown.cause instanceof ValidationError)) return httpErrors.malformedCall()
  return inputRefusal(thrown.cause.issues)
}
