import { isIP } from 'node:net'
import type { ServerRequest } from 'srvx'

const ipv4InIpv6 = /^::ffff:(?=\d+\.)/i
const plain = (address: string | undefined) => address?.replace(ipv4InIpv6, '')

/** Who holds the other end of the socket; no header can change it. */
export const peerAddress = (request: ServerRequest) =>
  plain(request.runtime?.node?.req.socket.remoteAddress)

/** Whose request it is: the peer, or whom a trusted proxy says it came from (the server's `trustProxy` rule). */
export function clientAddress(request: ServerRequest) {
  const address = plain(request.ip)
  return address && isIP(address) ? address : peerAddress(request)
}

export const isLoopback = (address: string | undefined) =>
  address === '::1' || (address?.startsWith('127.') ?? false)
