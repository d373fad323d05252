import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

const length = 32

export const makeSecret = () => randomBytes((length * 3) / 4).toString('base64url')

/** The first part names the grant and stays; the second works once. */
export const refreshTokenOf = (family: string, current: string) => family + current

export const partsOf = (refreshToken: string) => ({
  family: refreshToken.slice(0, length),
  current: refreshToken.slice(length),
})

/** PKCE, by S256 alone. */
export function isProved(verifier: string, challenge: string): boolean {
  const made = createHash('sha256').update(verifier).digest()
  const asked = Buffer.from(challenge, 'base64url')
  return made.length === asked.length && timingSafeEqual(made, asked)
}
