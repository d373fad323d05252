import { readAtMost, sendPublic } from './send-public.ts'

interface Asked {
  headers: Record<string, string>
  body?: unknown
  signal?: AbortSignal | undefined
}

const maxBytes = 256 * 1024
const usualTimeoutMs = 5000

/** `fetch` for a server that a user has named. A redirect is an answer like any other. */
export const publicFetch =
  (trustedOrigins: readonly string[]) =>
  async (address: string, { headers, body, signal }: Asked): Promise<Response> => {
    const url = new URL(address)
    const trustedOrigin = trustedOrigins.find((origin) => origin === url.origin)
    if (url.protocol !== 'https:' && trustedOrigin === undefined) throw new NotEncrypted(url.host)
    const response = await sendPublic(url, {
      trustedOrigin,
      signal: signal ?? AbortSignal.timeout(usualTimeoutMs),
      headers,
      agent: false,
      ...(body !== undefined && body !== null && { body: textOf(body) }),
    })
    const bytes = await readAtMost(maxBytes, response)
    const texts = Object.entries(response.headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    )
    return new Response(bytes.byteLength > 0 ? new Uint8Array(bytes) : null, {
      status: response.statusCode ?? 0,
      headers: texts,
    })
  }

function textOf(body: unknown): string {
  if (typeof body === 'string') return body
  if (body instanceof URLSearchParams) return body.toString()
  throw new TypeError('Only texts and forms are sent')
}

class NotEncrypted extends Error {
  override readonly name = 'NotEncrypted'

  constructor(host: string) {
    super(`${host} is asked over https alone`)
  }
}
