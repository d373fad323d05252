import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { addressRanges, includes } from '../../config/address-ranges.ts'

/** Loopback, private, link-local, shared, reserved and embedded addresses. */
const ipv4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3'
/** Only 2000::/3 is assigned; its exceptions embed IPv4 addresses or are examples. */
const ipv6 = '::/3 4000::/2 8000::/1 2001::/23 2001:db8::/32 2002::/16 3fff::/20'

const rangesOf = (texts: string) => addressRanges(texts.split(' '))

/** A list for each family: one for both would find every IPv4 address in ::/3, as its IPv4-mapped form. */
const privateRanges = { 4: rangesOf(ipv4), 6: rangesOf(ipv6) }

const isPrivate = (address: string) =>
  includes(isIP(address) === 4 ? privateRanges[4] : privateRanges[6], address)

export function isPublicHost({ hostname }: URL): boolean {
  const address = hostname.replace(/^\[|\]$/g, '')
  return !isIP(address) || !isPrivate(address)
}

/** The name is judged when the connection is made, by the addresses that it then has. */
export function requirePublicHost(url: URL): void {
  if (!isPublicHost(url)) throw new PrivateAddress(url.hostname)
}

type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  answer: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void

export const publicLookup =
  (resolve: Resolve): LookupFunction =>
  (hostname, options, answer) =>
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error) return answer(error, [])
      const [first, ...others] = found.filter(({ address }) => !isPrivate(address))
      if (!first) return answer(new PrivateAddress(hostname), [])
      if (options.all) return answer(null, [first, ...others])
      return answer(null, first.address, first.family)
    })

export const lookupPublic = publicLookup(lookup)

export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress'

  constructor(host: string) {
    super(`${host} is not a public address`)
  }
}
