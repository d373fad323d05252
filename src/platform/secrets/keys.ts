import type { Config } from '../config/config.ts'
import { deriveKey, type Purpose } from './derive-key.ts'

export type Secrets = Pick<Config, 'authSecret'> & Partial<Pick<Config, 'authSecretPrevious'>>

export type Keys = { current: string; earlier: string[] }

const known = new Map<string, Keys>()

/** Earlier keys: those of the previous secret, and both raw secrets, with which earlier releases signed. */
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
