import { createHmac, timingSafeEqual } from 'node:crypto'
import { parse, serialize } from 'cookie-es'
import type { Config } from '#platform/config/config.ts'
import { type Keys, keysFor, type Secrets } from '#platform/secrets/keys.ts'
import { product } from '#rules/product.ts'

type CookieConfig = Pick<Config, 'baseUrl'> & Secrets

export type CookieContext = {
  config: CookieConfig
  request: Pick<Request, 'headers'>
  answerHeaders: Headers
}

type CookieName =
  | 'session_token'
  | 'admin_session'
  | 'known_browser'
  | 'code_browser'
  | 'passkey_browser'
  | 'state'
  | 'account_link'

const isHttps = ({ protocol }: URL) => protocol === 'https:'

export const cookieName = (baseUrl: URL, name: CookieName) =>
  `${isHttps(baseUrl) ? '__Host-' : ''}${product.id}.${name}`

export function readCookie(
  headers: Headers | undefined,
  name: CookieName,
  config: CookieConfig,
): string | undefined {
  const sent = parse(headers?.get('cookie') ?? '')[cookieName(config.baseUrl, name)]
  return sent === undefined ? undefined : openSigned(sent, keysFor(config, 'cookies'))
}

export function setCookie(
  { config, answerHeaders }: Omit<CookieContext, 'request'>,
  name: CookieName,
  value: string,
  seconds: number,
): void {
  const signed = `${value}.${signatureOf(value, keysFor(config, 'cookies').current)}`
  writeCookie({ config, answerHeaders }, name, signed, seconds)
}

export function clearCookie(context: Omit<CookieContext, 'request'>, name: CookieName): void {
  writeCookie(context, name, '', 0)
}

function writeCookie(
  { config: { baseUrl }, answerHeaders }: Omit<CookieContext, 'request'>,
  name: CookieName,
  value: string,
  maxAge: number,
) {
  const attributes = {
    path: '/',
    httpOnly: true,
    secure: isHttps(baseUrl),
    sameSite: 'lax',
  } as const
  const cookie = serialize(cookieName(baseUrl, name), value, { ...attributes, maxAge })
  answerHeaders.append('set-cookie', cookie)
}

function openSigned(cookie: string, { current, earlier }: Keys): string | undefined {
  const end = cookie.lastIndexOf('.')
  const [value, signature] = [cookie.slice(0, Math.max(end, 0)), cookie.slice(end + 1)]
  const isSigned = [current, ...earlier].some((key) => isSame(signatureOf(value, key), signature))
  return value !== '' && isSigned ? value : undefined
}

const signatureOf = (value: string, key: string) =>
  createHmac('sha256', key).update(value).digest('base64')

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
