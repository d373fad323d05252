import { z } from 'zod/mini'
import { normaliseEmail } from '../people/normalise-email.server.ts'
import { signInErrors } from '../sign-in-errors.server.ts'

const required = 'Email is required'
const invalid = 'Email is invalid'

/** Longer than any email, so that an invalid email gets the specified message instead of a length error. */
export const emailField = z
  .string({ error: ({ input }) => (input === undefined ? required : invalid) })
  .check(z.minLength(1, required), z.maxLength(1000, invalid))

export const codeField = z
  .string({ error: ({ input }) => (input === undefined ? 'Code is required' : 'Code is invalid') })
  .check(
    z.minLength(1, { error: 'Code is required', abort: true }),
    z.length(6, { error: 'Code should be 6 characters', abort: true }),
    z.regex(/^\d{6}$/, 'Code is invalid'),
  )

export function readEmail(given: string): string {
  const email = normaliseEmail(given)
  if (email === undefined) throw signInErrors.email()
  return email
}
