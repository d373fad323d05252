import { type IncomingMessage, type RequestOptions, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { lookupPublic, requirePublicHost } from './public-addresses.ts'

export interface Sent {
  /** An origin from the configuration, which may be on a private network. */
  trustedOrigin: string | undefined
  signal: AbortSignal
  headers: Record<string, string>
  /** The body of a POST. If undefined, the request is a GET. */
  body?: string | Uint8Array
  /** False keeps the request from any proxy, which would look the name up by itself. */
  agent?: RequestOptions['agent']
  lookup?: LookupFunction
}

/** The name is looked up once, and the connection goes to the address that was judged. */
export function sendPublic(url: URL, sent: Sent): Promise<IncomingMessage> {
  const { trustedOrigin, signal, headers, body, agent, lookup = lookupPublic } = sent
  const isTrusted = url.origin === trustedOrigin
  if (!isTrusted) requirePublicHost(url)
  const options = {
    signal,
    headers,
    ...(body !== undefined && { method: 'POST' }),
    ...(agent !== undefined && { agent }),
    ...(!isTrusted && { lookup }),
  }
  const request = url.protocol === 'https:' ? overHttps : overHttp
  return new Promise((resolve, reject) => {
    request(url, options, resolve).on('error', reject).end(body)
  })
}

export async function readAtMost(maxBytes: number, response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw new TooLong(maxBytes)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

export class TooLong extends Error {
  override readonly name = 'TooLong'

  constructor(maxBytes: number) {
    super(`More than ${maxBytes} bytes came`)
  }
}
