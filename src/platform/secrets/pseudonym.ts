import { createHmac } from 'node:crypto'
import { deriveKey } from './derive-key.ts'

/** A keyed hash: identifies the same address again, whether known or unknown, without revealing it. */
export const pseudonymOf = (secret: string, purpose: 'log' | 'rates', address: string) =>
  createHmac('sha256', deriveKey(secret, purpose)).update(address).digest('hex').slice(0, 16)
