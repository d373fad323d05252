import { hkdfSync } from 'node:crypto'
import { product } from '#rules/product.ts'

const derived = new Map<string, Buffer>()

/** Each purpose has its own key, so a leak in one does not affect another. */
export function deriveKey(secret: string, purpose: string): Buffer {
  const name = `${purpose} ${secret}`
  const known = derived.get(name)
  if (known) return known
  const key = Buffer.from(hkdfSync('sha256', secret, '', `${product.id} ${purpose}`, 32))
  derived.set(name, key)
  return key
}
