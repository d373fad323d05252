import { z } from 'zod/mini'
import { normaliseEmail } from '../people/normalise-email.server.ts'
import { signInErrors } from '../sign-in-errors.server.ts'

/** Longer than any email, so that an invalid email gets the specified message instead of a length error. */
export const emailField = z.string().check(z.maxLength(1000))

export const codeField = z.string().check(z.regex(/^\d{6}$/))

export function readEmail(given: string): string {
  const email = normaliseEmail(given)
  if (email === undefined) throw signInErrors.email()
  return email
}
