import { readAtMost, sendPublic } from '#platform/http/outgoing/send-public.ts'
import { product } from '#rules/product.ts'

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
  const { accept, signal, trustedOrigin } = wanted
  const asked = { accept, 'user-agent': product.name }
  const response = await sendPublic(url, { headers: asked, signal, trustedOrigin })
  const { statusCode: status = 0, headers } = response
  if (status < 300 || status > 399 || !headers.location) {
    return { status, body: await readAtMost(wanted.maxBytes, response) }
  }
  response.destroy()
  if (redirects === 0) throw new Error(`${url.host} redirects too often`)
  return follow(new URL(headers.location, url), wanted, redirects - 1)
}
