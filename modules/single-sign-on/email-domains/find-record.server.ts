import { Resolver } from 'node:dns/promises'
import type { Config } from '#platform/config/config.ts'
import { product } from '#rules/product.ts'
import { singleSignOnVariables } from '../single-sign-on-variables.server.ts'

/** In the DNS, as a TXT record. */
export const recordOf = ({ domain, token }: { domain: string; token: string }) => ({
  name: `_${product.id}.${domain}`,
  value: `${product.id}-domain=${token}`,
})

const limits = { timeout: 3000, tries: 2 }
const absent = new Set(['ENOTFOUND', 'ENODATA'])

/** Throws where no name server answers. */
export async function isRecordThere(
  config: Pick<Config, 'variables'>,
  domain: { domain: string; token: string },
): Promise<boolean> {
  const { name, value } = recordOf(domain)
  const { dnsServers } = singleSignOnVariables.of(config)
  const resolver = new Resolver(limits)
  if (dnsServers.length > 0) resolver.setServers(dnsServers)
  try {
    const records = await resolver.resolveTxt(name)
    return records.some((parts) => parts.join('') === value)
  } catch (error) {
    if (error instanceof Error && 'code' in error && absent.has(String(error.code))) return false
    throw error
  }
}
