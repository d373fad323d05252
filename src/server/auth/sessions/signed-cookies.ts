import { createHmac, timingSafeEqual } from 'node:crypto'
import { parseCookies } from 'better-auth/cookies'
import { type Keys, keysFor, type Secrets } from '../../secrets/keys.ts'

export const cookieKeys = (config: Secrets): Keys => keysFor(config, 'cookies')

const signatureOf = (value: string, key: string) =>
  createHmac('sha256', key).update(value).digest('base64')

/** What a cookie of ours says, if one of our keys signed it: `value.signature`. */
export function openSigned(cookie: string, { current, earlier }: Keys) {
  const end = cookie.lastIndexOf('.')
  const [value, signature] = [cookie.slice(0, Math.max(end, 0)), cookie.slice(end + 1)]
  const key = [current, ...earlier].find((one) => isSame(signatureOf(value, one), signature))
  return value === '' || key === undefined ? undefined : { value, isEarlier: key !== current }
}

/**
 * The headers of a request with the cookies that an earlier key signed signed by the current one, which is the only key
 * that the sign-in library knows; undefined where there are none.
 */
export function withCurrentSignatures(
  headers: Headers,
  prefix: string,
  keys: Keys,
): Headers | undefined {
  const cookies = parseCookies(headers.get('cookie') ?? '')
  let isChanged = false
  for (const [name, cookie] of cookies) {
    if (!name.startsWith(`${prefix}.`)) continue
    const opened = openSigned(cookie, keys)
    if (!opened?.isEarlier) continue
    cookies.set(name, `${opened.value}.${signatureOf(opened.value, keys.current)}`)
    isChanged = true
  }
  if (!isChanged) return undefined
  const written = [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  const resigned = new Headers(headers)
  resigned.set('cookie', written.join('; '))
  return resigned
}

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
