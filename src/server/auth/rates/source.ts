import { isIPv6 } from 'node:net'

const groups = (text = '') => text.split(':').filter((group) => group !== '')

/**
 * Who counts as one asker. Whoever has one IPv6 address has a whole /64 of them, to change at will.
 */
export function sourceOf(address: string | undefined): string {
  if (address === undefined) return 'unknown'
  if (!isIPv6(address)) return address
  const [first, last] = address.split('::')
  const [start, end] = [groups(first), groups(last)]
  const zeros = Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0')
  const network = [...start, ...zeros, ...end].slice(0, 4)
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
