import { parseCookies } from 'better-auth/cookies'
import type { Config } from '../../config/config.ts'
import type { Secrets } from '../../secrets/keys.ts'
import { cookieKeys, openSigned } from './signed-cookies.ts'

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
  config: Pick<Config, 'baseUrl'> & Secrets,
): string | undefined {
  const cookie = parseCookies(headers?.get('cookie') ?? '').get(sessionCookie(config.baseUrl)) ?? ''
  return openSigned(cookie, cookieKeys(config))?.value
}
