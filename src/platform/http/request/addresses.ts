import { type BlockList, isIPv4, isIPv6, SocketAddress } from 'node:net'
import type { ServerRequest } from 'srvx'
import { includes } from '../../config/address-ranges.ts'

/** Formats that proxies use: `203.0.113.9:4711`, `[2001:db8::1]:4711` or `[2001:db8::1]`. */
const withPort = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/
const mappedIPv4 = /^::ffff:(?=\d+\.)/

function normaliseAddress(text: string | undefined): string | undefined {
  const [, bracketed, dotted] = withPort.exec(text ?? '') ?? []
  const address = (bracketed ?? dotted ?? text ?? '').replace(/%.*$/, '')
  if (isIPv4(address)) return address
  if (!isIPv6(address)) return undefined
  return new SocketAddress({ address, family: 'ipv6' }).address.replace(mappedIPv4, '')
}

export const peerAddress = (request: ServerRequest) =>
  normaliseAddress(request.runtime?.node?.req.socket.remoteAddress)

export function clientAddress(request: ServerRequest, trusted: BlockList) {
  const hops = (request.headers.get('x-forwarded-for') ?? '').split(',').toReversed()
  let client = peerAddress(request)
  for (const hop of hops) {
    const address = normaliseAddress(hop.trim())
    if (!address || !includes(trusted, client)) break
    client = address
  }
  return client
}

export const isLoopback = (address: string | undefined) =>
  address === '::1' || (address?.startsWith('127.') ?? false)
