import { createHmac } from 'node:crypto'
import { deriveKey } from './derive-key.ts'

/** Tells one address from another without saying which it is, known and unknown ones alike. */
export const pseudonymOf = (secret: string, purpose: 'log' | 'rates', address: string) =>
  createHmac('sha256', deriveKey(secret, purpose)).update(address).digest('hex').slice(0, 16)
