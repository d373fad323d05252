import { ORPCError, ValidationError } from '@orpc/server'
import { type PublicError, publicError } from '../http/errors/public-error.ts'
import { httpErrors } from '../http/http-errors.ts'

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
  const { issues } = thrown.cause
  const named = issues.map(
    ({ path = [], message }) => [path.map(nameOf).join('.'), message] as const,
  )
  // Reversed, so that the first message of a field wins; an issue of the whole input has no field.
  const fields = Object.fromEntries(named.filter(([name]) => name !== '').toReversed())
  const some = Object.keys(fields).length > 0 ? fields : undefined
  return httpErrors.notValid(issues[0]?.message ?? 'Not valid', some)
}

const nameOf = (step: PropertyKey | { key: PropertyKey }) =>
  String(typeof step === 'object' ? step.key : step)
