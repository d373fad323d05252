import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { deriveKey } from './derive-key.ts'
import type { Secrets } from './keys.ts'

const cipher = 'aes-256-gcm'
const lengths = { nonce: 12, tag: 16 }

export function createSeal({ authSecret, authSecretPrevious }: Secrets, purpose: string) {
  const key = deriveKey(authSecret, purpose)
  const previous = authSecretPrevious === undefined ? [] : [deriveKey(authSecretPrevious, purpose)]
  return {
    close(text: string): string {
      const nonce = randomBytes(lengths.nonce)
      const closing = createCipheriv(cipher, key, nonce)
      const body = Buffer.concat([closing.update(text, 'utf8'), closing.final()])
      return Buffer.concat([nonce, closing.getAuthTag(), body]).toString('base64')
    },
    open(sealed: string): string {
      const bytes = Buffer.from(sealed, 'base64')
      try {
        return openWith(key, bytes)
      } catch (error) {
        const [earlier] = previous
        if (!earlier) throw error
        return openWith(earlier, bytes)
      }
    },
    /** Whether it was closed with the secret of today. */
    isCurrent(sealed: string): boolean {
      try {
        openWith(key, Buffer.from(sealed, 'base64'))
        return true
      } catch {
        return false
      }
    },
  }
}

function openWith(key: Buffer, bytes: Buffer): string {
  const bodyStart = lengths.nonce + lengths.tag
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, lengths.nonce))
  opening.setAuthTag(bytes.subarray(lengths.nonce, bodyStart))
  return Buffer.concat([opening.update(bytes.subarray(bodyStart)), opening.final()]).toString()
}

export type Seal = ReturnType<typeof createSeal>
