import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const lengths = { nonce: 12, tag: 16 }

/** Closes texts so that only a process with the same secret can read them. */
export function createSeal(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'incipit mail', 32))
  return {
    close(text: string): string {
      const nonce = randomBytes(lengths.nonce)
      const closing = createCipheriv(cipher, key, nonce)
      const body = Buffer.concat([closing.update(text, 'utf8'), closing.final()])
      return Buffer.concat([nonce, closing.getAuthTag(), body]).toString('base64')
    },
    /** Throws when another secret closed it, or when somebody changed it. */
    open(sealed: string): string {
      const bytes = Buffer.from(sealed, 'base64')
      const bodyStart = lengths.nonce + lengths.tag
      const opening = createDecipheriv(cipher, key, bytes.subarray(0, lengths.nonce))
      opening.setAuthTag(bytes.subarray(lengths.nonce, bodyStart))
      return Buffer.concat([opening.update(bytes.subarray(bodyStart)), opening.final()]).toString()
    },
  }
}

export type Seal = ReturnType<typeof createSeal>
