import { createHmac, timingSafeEqual } from 'node:crypto'
import { parse, serialize } from 'cookie-es'
import type { Config } from '#platform/config/config.ts'
import { keysFor, type Secrets } from '#platform/secrets/keys.ts'
import { product } from '#rules/product.ts'

type CookieConfig = Pick<Config, 'baseUrl'> & Secrets

export type CookieContext = {
  config: CookieConfig
  request: Pick<Request, 'headers'>
  answerHeaders: Headers
}

const isHttps = ({ protocol }: URL) => protocol === 'https:'

export const cookieName = (baseUrl: URL, name: string) =>
  `${isHttps(baseUrl) ? '__Host-' : ''}${product.id}.${name}`

export function readCookie(
  headers: Headers | undefined,
  name: string,
  config: CookieConfig,
): string | undefined {
  const sent = sentAs(headers, name, config)
  if (sent === undefined) return undefined
  const bound = openSigned(sent, config, (value) => boundTo(name, value))
  return bound ?? (unboundBefore.has(name) ? openSigned(sent, config, (value) => value) : undefined)
}

/** Earlier releases signed the value alone. These cookies lived longer than minutes, and the database knows their values. */
const unboundBefore: ReadonlySet<string> = new Set([
  'session_token',
  'admin_session',
  'known_browser',
])

/** Whether this server signed the value for a cookie of this name. */
export const isBound = (
  headers: Headers | undefined,
  name: string,
  config: CookieConfig,
): boolean => {
  const sent = sentAs(headers, name, config)
  const opened = sent && openSigned(sent, config, (value) => boundTo(name, value))
  return opened !== undefined && opened !== ''
}

const boundTo = (name: string, value: string) => `${name}=${value}`

const sentAs = (headers: Headers | undefined, name: string, { baseUrl }: CookieConfig) =>
  parse(headers?.get('cookie') ?? '')[cookieName(baseUrl, name)]

export function setCookie(
  { config, answerHeaders }: Omit<CookieContext, 'request'>,
  name: string,
  value: string,
  seconds: number,
): void {
  const signature = signatureOf(boundTo(name, value), keysFor(config, 'cookies').current)
  const signed = `${value}.${signature}`
  writeCookie({ config, answerHeaders }, name, signed, seconds)
}

export function clearCookie(context: Omit<CookieContext, 'request'>, name: string): void {
  writeCookie(context, name, '', 0)
}

function writeCookie(
  { config: { baseUrl }, answerHeaders }: Omit<CookieContext, 'request'>,
  name: string,
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

function openSigned(
  cookie: string,
  config: CookieConfig,
  signedText: (value: string) => string,
): string | undefined {
  const { current, earlier } = keysFor(config, 'cookies')
  const end = cookie.lastIndexOf('.')
  const [value, signature] = [cookie.slice(0, Math.max(end, 0)), cookie.slice(end + 1)]
  const isSigned = [current, ...earlier].some((key) =>
    isSame(signatureOf(signedText(value), key), signature),
  )
  return value !== '' && isSigned ? value : undefined
}

const signatureOf = (text: string, key: string) =>
  createHmac('sha256', key).update(text).digest('base64')

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
