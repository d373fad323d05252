import { currentRequest } from './current-request.ts'
import { isDatabaseAway } from './database-away.ts'
import { HttpError } from './http-error.ts'

/** What a client may learn of an error. The browser rebuilds an `Error` with these fields. */
export interface PublicError extends Error {
  status: number
  code: string
  requestId: string
}

/** A layer may meet an error that another one has already told about, or the face itself. */
const faces = new WeakMap<Error, PublicError>()

/**
 * The face an error shows to clients. A refusal keeps its status, code and message; anything else is logged with its
 * stack, once however many layers it crosses, and shows a generic text.
 */
export function publicError(thrown: unknown): PublicError {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  const face = faces.get(error) ?? makeFace(error)
  faces.set(error, face).set(face, face)
  return face
}

function makeFace(error: Error): PublicError {
  const { id, log, calling } = currentRequest()
  const { status, code, message } = calling ? malformedCall() : refusal(error)
  if (status >= 500) log.error(error)
  return Object.assign(new Error(message), { status, code, requestId: id, stack: undefined })
}

function refusal(error: Error): Pick<PublicError, 'status' | 'code' | 'message'> {
  if (isRefusal(error)) return error
  if (isDatabaseAway(error)) return new HttpError(503, 'SERVICE_UNAVAILABLE', 'Please try again in a moment')
  return new HttpError(500, 'INTERNAL_ERROR', 'Something went wrong')
}

/** Ours, or of a library that marks its refusals the same way: a code and a status that blames the request. */
function isRefusal(error: Error): error is Error & { status: number; code: string } {
  if (error instanceof HttpError) return true
  const { status, code } = error as { status?: unknown; code?: unknown }
  return typeof code === 'string' && typeof status === 'number' && status >= 400 && status < 500
}

export const malformedCall = () => new HttpError(400, 'BAD_REQUEST', 'The call is malformed')
