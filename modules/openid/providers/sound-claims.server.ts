import type { IDToken } from 'openid-client'

/** OpenID Connect Core 1.0, section 2. */
const longestSubject = 255
const clockSkewSeconds = 60

/** The library checks neither. */
export function requireSoundClaims({ iat, sub }: Pick<IDToken, 'iat' | 'sub'>): void {
  if (iat > Date.now() / 1000 + clockSkewSeconds) {
    throw new Error('The ID token was issued in the future: "iat"')
  }
  if (sub.length > longestSubject) {
    throw new Error(`The ID token has a "sub" of more than ${longestSubject} characters`)
  }
}
