import { createHmac, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { keysFor, type Secrets } from '#platform/secrets/keys.ts'
import { keyPrefix } from '#rules/product.ts'

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const randomLength = 32
const checksumLength = 6
const shape = new RegExp(`^${keyPrefix}[0-9A-Za-z]{${randomLength + checksumLength}}$`)

export function makeKey(): string {
  const random = Array.from({ length: randomLength }, () => digits[randomInt(digits.length)])
  const body = keyPrefix + random.join('')
  return body + checksumOf(body)
}

/** Without the database: a mistyped or invented key costs no query. */
export function isKey(text: string): boolean {
  return shape.test(text) && text.endsWith(checksumOf(text.slice(0, -checksumLength)))
}

function checksumOf(body: string): string {
  let rest = crc32(body)
  let text = ''
  for (let place = 0; place < checksumLength; place += 1) {
    text = digits.charAt(rest % digits.length) + text
    rest = Math.floor(rest / digits.length)
  }
  return text
}

export const startOf = (key: string) => key.slice(0, keyPrefix.length + 4)

/** The newest first, then those of earlier secrets. */
export function hashesOf(key: string, secrets: Secrets): [string, ...string[]] {
  const { current, earlier } = keysFor(secrets, 'keys')
  const hash = (secret: string) => createHmac('sha256', secret).update(key).digest('base64url')
  return [hash(current), ...earlier.map(hash)]
}
