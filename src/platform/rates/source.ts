import { isIPv6 } from 'node:net'

const exhaustibleNetworksPerSite = 10

const groups = (text = '') => text.split(':').filter((group) => group !== '')

/** The holder of an IPv6 address can choose from a whole /64, and often from a /48, so both are limited. */
export function sourcesOf(address: string | undefined): { source: string; share: number }[] {
  if (address === undefined) return [{ source: 'unknown', share: 1 }]
  if (!isIPv6(address)) return [{ source: address, share: 1 }]
  const [first, last] = address.split('::')
  const [start, end] = [groups(first), groups(last)]
  const zeros = Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0')
  const all = [...start, ...zeros, ...end].map((group) => Number.parseInt(group, 16).toString(16))
  const network = (bits: number) => `${all.slice(0, bits / 16).join(':')}::/${bits}`
  return [
    { source: network(64), share: 1 },
    { source: network(48), share: exhaustibleNetworksPerSite },
  ]
}
