import { currentRequest } from '../request/current-request.ts'
import { isDatabaseAway } from './database-away.ts'
import { type Details, HttpError } from './http-error.ts'
import { httpErrors } from './http-errors.ts'
import { isStorageFull } from './storage-full.ts'

export interface PublicError extends Error {
  status: number
  code: string
  requestId: string
  headers?: Record<string, string>
  details?: Details
}

/** An error that crosses several layers keeps its public form and is logged once. */
const faces = new WeakMap<Error, PublicError>()

export function publicError(thrown: unknown): PublicError {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  const face = faces.get(error) ?? makeFace(error)
  faces.set(error, face).set(face, face)
  return face
}

function makeFace(error: Error): PublicError {
  const { id, log } = currentRequest()
  const { message, status, code, headers, details } = refusal(error)
  if (status >= 500) log.error({ err: error }, 'Failed')
  const facts = { status, code, headers, details, requestId: id, stack: undefined }
  return Object.assign(new Error(message), facts)
}

function refusal(error: Error): HttpError {
  if (error instanceof HttpError) return error
  if (isRefusal(error)) return new HttpError(error.status, error.code, error.message)
  if (currentRequest().calling) return httpErrors.malformedCall()
  if (isDatabaseAway(error)) return httpErrors.databaseAway()
  if (isStorageFull(error)) return httpErrors.storageFull()
  return new HttpError(500, 'INTERNAL_ERROR', 'Something went wrong')
}

/** Libraries and guards mark expected refusals with a code and a 4xx status, or 503 for "try again". */
function isRefusal(error: Error): error is Error & { status: number; code: string } {
  if (!('status' in error && 'code' in error)) return false
  const { status, code } = error
  return (
    typeof code === 'string' &&
    typeof status === 'number' &&
    ((status >= 400 && status < 500) || status === 503)
  )
}
