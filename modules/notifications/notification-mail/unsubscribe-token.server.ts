import { z } from 'zod'
import type { Secrets } from '#platform/secrets/keys.ts'
import { createSeal } from '#platform/secrets/seal.ts'

const dayMs = 24 * 3600_000
/** RFC 8058 asks for no end, and laws for 30 days at least. */
const daysValid = 90

const tokenSchema = z.object({ userId: z.uuid(), topics: z.array(z.string()), at: z.number() })

export type UnsubscribeToken = { userId: string; topics: string[] }

export const UNSUBSCRIBE = '/unsubscribe/'

/** Encrypted, so that it can't be altered, and logs of mail servers show no user. */
export const unsubscribePath = (config: Secrets, token: UnsubscribeToken, now: Date) =>
  UNSUBSCRIBE +
  createSeal(config, 'unsubscribe')
    .close(JSON.stringify({ ...token, at: now.getTime() }))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

export function readUnsubscribePath(
  config: Secrets,
  path: string,
  now: Date,
): UnsubscribeToken | 'invalid' | 'expired' {
  const sealed = path.slice(UNSUBSCRIBE.length)
  if (!/^[\w-]{40,2000}$/.test(sealed)) return 'invalid'
  try {
    const base64 = sealed.replaceAll('-', '+').replaceAll('_', '/')
    const written: unknown = JSON.parse(createSeal(config, 'unsubscribe').open(base64))
    const { at, ...token } = tokenSchema.parse(written)
    return at + daysValid * dayMs < now.getTime() ? 'expired' : token
  } catch {
    return 'invalid'
  }
}
