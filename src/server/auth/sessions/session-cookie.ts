import { createHmac, timingSafeEqual } from 'node:crypto'
import { parseCookies } from 'better-auth/cookies'
import type { Config } from '../../config/config.ts'

/** What the names of all cookies of the sign-in library begin with. */
export const cookiePrefix = ({ protocol }: URL) =>
  protocol === 'https:' ? '__Host-incipit' : 'incipit'

export const sessionCookie = (baseUrl: URL) => `${cookiePrefix(baseUrl)}.session_token`

/**
 * The token of a session, if its cookie is one that we signed. The library would ask a thread of its own for the
 * signature, at every request.
 */
export function readToken(
  headers: Headers | undefined,
  { baseUrl, authSecret }: Pick<Config, 'baseUrl' | 'authSecret'>,
): string | undefined {
  const cookie = parseCookies(headers?.get('cookie') ?? '').get(sessionCookie(baseUrl)) ?? ''
  const end = cookie.lastIndexOf('.')
  const [token, signature] = [cookie.slice(0, Math.max(end, 0)), cookie.slice(end + 1)]
  const ours = createHmac('sha256', authSecret).update(token).digest()
  const theirs = Buffer.from(signature, 'base64')
  const isOurs = theirs.length === ours.length && timingSafeEqual(theirs, ours)
  return token !== '' && isOurs ? token : undefined
}
