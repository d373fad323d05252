import { hkdfSync } from 'node:crypto'
import { product } from '#rules/product.ts'

/** Every use of the secret has a key of its own: what one use reveals is of no help with another. */
export type Purpose = 'mail' | 'log' | 'rates' | 'cookies' | 'codes'

const derived = new Map<string, Buffer>()

export function deriveKey(secret: string, purpose: Purpose): Buffer {
  const name = `${purpose} ${secret}`
  const known = derived.get(name)
  if (known) return known
  const key = Buffer.from(hkdfSync('sha256', secret, '', `${product.id} ${purpose}`, 32))
  derived.set(name, key)
  return key
}
