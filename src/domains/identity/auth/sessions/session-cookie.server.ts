import type { Limits } from '#platform/config/limits.ts'
import { lifetimeSeconds } from './session-life.server.ts'
import {
  clearCookie,
  type CookieContext,
  cookieName,
  isBound,
  readCookie,
  setCookie,
} from './signed-cookies.server.ts'

export const sessionCookie = (baseUrl: URL) => cookieName(baseUrl, 'session_token')

export const readToken = (
  headers: Headers | undefined,
  config: CookieContext['config'],
): string | undefined => readCookie(headers, 'session_token', config)

/** A session of an earlier release counts as anonymous for limits until it is renewed, within a day. */
export const bringsSession = (headers: Headers, config: CookieContext['config']): boolean =>
  isBound(headers, 'session_token', config)

type Context = Omit<CookieContext, 'request'> & {
  config: { limits: Pick<Limits, 'sessionDays' | 'sessionAbsoluteDays'> }
}

export const setSessionCookie = (
  context: Context,
  { token }: { token: string },
  seconds = lifetimeSeconds(context.config.limits),
): void => setCookie(context, 'session_token', token, seconds)

/** Other cookies and storage stay: language, theme and the known-browser marker outlive a session. */
export function leaveBrowser(context: Omit<CookieContext, 'request'>): void {
  clearCookie(context, 'session_token')
  context.answerHeaders.set('clear-site-data', '"cache"')
}
