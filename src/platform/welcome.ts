import { product } from '#rules/product.ts'
import type { Config } from './config/config.ts'

type Facts = Pick<Config, 'baseUrl' | 'host' | 'localMode' | 'mail'>

interface People {
  hasAdmin: boolean
  sampleAccounts: readonly string[]
}

export function welcome(
  { baseUrl, host, localMode, mail }: Facts,
  { hasAdmin, sampleAccounts }: People,
): string[] {
  const { origin } = baseUrl
  const lines = [`${product.name} is ready at ${origin}`]
  if (!hasAdmin) lines.push('There is no admin yet. Make one: npm run admin -- grant <email>')
  if (!localMode || mail) return lines
  const who = sampleAccounts.join(' or ') || 'any address'
  lines.push(`Sign in as ${who}: the code is printed here, and is at ${origin}/dev/mailbox`)
  if (!thisMachine.test(host)) {
    lines.push(`Careful: HOST ${host} lets others read these codes, too`)
  }
  return lines
}

const thisMachine = /^(localhost|::1|127\.[\d.]+)$/
