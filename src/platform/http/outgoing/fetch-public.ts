import { type IncomingMessage, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { product } from '#rules/product.ts'
import { lookupPublic, requirePublicHost } from './public-addresses.ts'

interface Wanted {
  accept: string
  maxBytes: number
  /** An origin from the configuration, which may be on a private network. */
  trustedOrigin: string
}

const timeoutMs = 8000
const mostRedirects = 5

/** Gets an address that another service has named: neither it nor a redirect may lead into the private network. */
export function fetchPublic(url: URL, wanted: Wanted): Promise<{ status: number; body: Buffer }> {
  return follow(url, { ...wanted, signal: AbortSignal.timeout(timeoutMs) }, mostRedirects)
}

type Limited = Wanted & { signal: AbortSignal }

async function follow(url: URL, wanted: Limited, redirects: number) {
  const response = await send(url, wanted)
  const { statusCode: status = 0, headers } = response
  if (status < 300 || status > 399 || !headers.location) {
    return { status, body: await readAtMost(wanted.maxBytes, response) }
  }
  response.destroy()
  if (redirects === 0) throw new Error(`${url.host} redirects too often`)
  return follow(new URL(headers.location, url), wanted, redirects - 1)
}

function send(url: URL, { accept, trustedOrigin, signal }: Limited) {
  const isTrusted = url.origin === trustedOrigin
  if (!isTrusted) requirePublicHost(url)
  const options = {
    signal,
    headers: { accept, 'user-agent': product.name },
    ...(!isTrusted && { lookup: lookupPublic }),
  }
  const request = url.protocol === 'https:' ? overHttps : overHttp
  return new Promise<IncomingMessage>((resolve, reject) => {
    request(url, options, resolve).on('error', reject).end()
  })
}

async function readAtMost(maxBytes: number, response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw new Error(`More than ${maxBytes} bytes came`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
