import type { HttpError } from '../errors/http-error.ts'

export type ErrorMap = Record<string, { status: number; message: string }>

export const errorMap = (...errors: HttpError[]): ErrorMap =>
  Object.fromEntries(errors.map(({ code, status, message }) => [code, { status, message }]))
