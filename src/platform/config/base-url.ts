import { BlockList, isIP } from 'node:net'
import type { Parser } from './parsers.ts'

export const baseUrl: Parser<URL> = {
  expected: 'an http or https origin',
  complaint: (text) =>
    `Invalid base URL: ${text.replace(/\/\/.*@/, '//***@')} Please provide a valid base URL.`,
  parse: (text) => {
    const url = URL.parse(text)
    const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
    return isOrigin ? url : undefined
  },
}

export function isLocal(url: URL): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
}

/** Plain http is acceptable on a private network, because traffic stays inside. */
export function isPrivate(url: URL): boolean {
  const host = url.hostname.replaceAll(/[[\]]/g, '')
  if (isIP(host)) return privateAddresses.check(host, isIP(host) === 6 ? 'ipv6' : 'ipv4')
  return /^[^.]+$|\.(internal|local|lan|test|home\.arpa)$/.test(host)
}

const privateAddresses = new BlockList()
privateAddresses.addSubnet('10.0.0.0', 8)
privateAddresses.addSubnet('127.0.0.0', 8)
privateAddresses.addSubnet('172.16.0.0', 12)
privateAddresses.addSubnet('192.168.0.0', 16)
privateAddresses.addSubnet('fc00::', 7, 'ipv6')
