import type { Config } from '../config/config.ts'
import { deriveKey, type Purpose } from './derive-key.ts'

export type Secrets = Pick<Config, 'authSecret'> & Partial<Pick<Config, 'authSecretPrevious'>>

/** The key that signs and seals, and those whose signatures still count. */
export type Keys = { current: string; earlier: string[] }

const known = new Map<string, Keys>()

/**
 * The keys of one purpose. Earlier ones: those of the secret that is being replaced, and both secrets as they are, with
 * which releases before this one signed.
 */
export function keysFor({ authSecret, authSecretPrevious }: Secrets, purpose: Purpose): Keys {
  const name = JSON.stringify([purpose, authSecret, authSecretPrevious])
  const found = known.get(name)
  if (found) return found
  const keyOf = (secret: string) => deriveKey(secret, purpose).toString('base64')
  const previous = authSecretPrevious === undefined ? [] : [authSecretPrevious]
  const keys = {
    current: keyOf(authSecret),
    earlier: [authSecret, ...previous.flatMap((secret) => [keyOf(secret), secret])],
  }
  known.set(name, keys)
  return keys
}
