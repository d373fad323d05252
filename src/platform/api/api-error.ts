import { ORPCError, ValidationError } from '@orpc/server'
import { type PublicError, publicError } from '../http/errors/public-error.ts'
import { httpErrors } from '../http/http-errors.ts'

/** Words a message in the language of the caller. */
export type Translate = (message: string, caller: Headers) => string

/** The face of an error in the shape that oRPC carries, and what the answer's headers say of it. */
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

/** The body of a refused REST call: the shape of all our errors. */
export function errorBody({ code, message, data }: ORPCError<string, unknown>) {
  return { code, message, ...(isDetails(data) && data) }
}

const isDetails = (data: unknown): data is Pick<PublicError, 'requestId'> =>
  typeof data === 'object' && data !== null

/** The library marks its refusals in a way of its own. */
function inOurWords(thrown: unknown): unknown {
  if (!(thrown instanceof ORPCError) || thrown.status >= 500) return thrown
  if (!(thrown.cause instanceof ValidationError)) return httpErrors.malformedCall()
  const { issues } = thrown.cause
  const named = issues.map(
    ({ path = [], message }) => [path.map(nameOf).join('.'), message] as const,
  )
  // The first word on each field; what is wrong with the whole has no field.
  const fields = Object.fromEntries(named.filter(([name]) => name !== '').toReversed())
  const some = Object.keys(fields).length > 0 ? fields : undefined
  return httpErrors.notValid(issues[0]?.message ?? 'Not valid', some)
}

const nameOf = (step: PropertyKey | { key: PropertyKey }) =>
  String(typeof step === 'object' ? step.key : step)
