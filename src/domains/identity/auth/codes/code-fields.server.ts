import { z } from 'zod/mini'
import { normaliseEmail } from '../people/normalise-email.server.ts'
import { signInErrors } from '../sign-in-errors.server.ts'

/** Longer than any address, so that what is no address is told so by our own words. */
export const emailField = z.string().check(z.maxLength(1000))

export const codeField = z.string().check(z.regex(/^\d{6}$/))

/** The one spelling of an address, or a refusal. */
export function readEmail(given: string): string {
  const email = normaliseEmail(given)
  if (email === undefined) throw signInErrors.email()
  return email
}
