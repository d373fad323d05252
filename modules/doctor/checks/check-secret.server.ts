import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { advice, error, type Findings, warning } from '#kit/features/index.server.ts'
import type { Config } from '#platform/config/config.ts'
import { product } from '#rules/product.ts'

const words = new RegExp(`secret|passw|change|example|${product.id}|0123|abcd`, 'i')

const enoughBits = 90

export function checkSecret({
  authSecret,
  authSecretPrevious,
  localMode,
  dataDir,
  limits,
}: Config): Findings {
  if (localMode) return []
  const file = join(dataDir, 'auth-secret')
  const isGenerated = existsSync(file) && readFileSync(file, 'utf8').trim() === authSecret
  const isWords = words.test(authSecret)
  const remedy = 'make one with "openssl rand -hex 32"'
  return [
    (isWords || bitsOf(authSecret) < enoughBits) && error(`AUTH_SECRET can be guessed: ${remedy}`),
    authSecretPrevious !== undefined &&
      advice(
        `AUTH_SECRET_PREVIOUS is still accepted: remove it ${limits.sessionDays} days after AUTH_SECRET was replaced`,
      ),
    isGenerated && warning(`AUTH_SECRET is the local-mode secret in ${file}: ${remedy}`),
  ]
}

/** Shannon entropy of the character frequencies. */
function bitsOf(text: string): number {
  const counts = new Map<string, number>()
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  return [...counts.values()].reduce(
    (bits, count) => bits - count * Math.log2(count / text.length),
    0,
  )
}
