import type { Config } from '../config/config.ts'
import { deriveKey } from './derive-key.ts'

export type Secrets = Pick<Config, 'authSecret'> & Partial<Pick<Config, 'authSecretPrevious'>>

export type Keys = { current: string; earlier: string[] }

const known = new Map<string, Keys>()

/** Earlier releases used the secret itself for these, so what it signed is still accepted. */
const onceUnderived: readonly string[] = ['cookies', 'codes']

/** The earlier keys are those of the previous secret. */
export function keysFor({ authSecret, authSecretPrevious }: Secrets, purpose: string): Keys {
  const name = JSON.stringify([purpose, authSecret, authSecretPrevious])
  const found = known.get(name)
  if (found) return found
  const keyOf = (secret: string) => deriveKey(secret, purpose).toString('base64')
  const previous = authSecretPrevious === undefined ? [] : [authSecretPrevious]
  const underived = onceUnderived.includes(purpose) ? [authSecret, ...previous] : []
  const keys = { current: keyOf(authSecret), earlier: [...previous.map(keyOf), ...underived] }
  known.set(name, keys)
  return keys
}
