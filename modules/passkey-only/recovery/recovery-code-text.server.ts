import { createHash, randomBytes } from 'node:crypto'

const codesPerUser = 10

/** Crockford's: without I, L, O and U, which are misread or spell words. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 24
const groupLength = 4

export const makeRecoveryCodes = (): string[] => Array.from({ length: codesPerUser }, makeCode)

/** 120 random bits, five in each digit: too many to guess, so an unsalted hash is enough. */
function makeCode(): string {
  const text = Array.from(randomBytes(length), (byte) => digits[byte % digits.length]).join('')
  return text.match(new RegExp(`.{${groupLength}}`, 'g'))?.join('-') ?? text
}

/** Accepts small letters, other separators, and digits that were misread. */
const canonical = (given: string) =>
  given
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')

/** Without a key: a new `AUTH_SECRET` or a restored backup must not end the codes. */
export const hashOfRecoveryCode = (given: string) =>
  createHash('sha256')
    .update(`recovery code ${canonical(given)}`)
    .digest('base64url')
