import type { HttpError } from '../http/http-error.ts'

/** Declares the refusals of a procedure, for the API document. */
export const errorMap = (...refusals: HttpError[]) =>
  Object.fromEntries(refusals.map(({ code, status, message }) => [code, { status, message }]))
