import type { LookupFunction } from 'node:net'
import { readAtMost, sendPublic } from './send-public.ts'

interface Posted {
  headers: Record<string, string>
  body: string | Uint8Array
  trustedOrigin: string | undefined
  lookup?: LookupFunction
  timeoutMs?: number
}

export interface Posting {
  status: number
  headers: Record<string, string>
  body: Buffer
}

const usualTimeoutMs = 5000
const maxBytes = 64 * 1024

/** Sends to an address that a user has named. A redirect is an answer like any other. */
export async function postPublic(url: URL, posted: Posted): Promise<Posting> {
  const { timeoutMs = usualTimeoutMs, ...sent } = posted
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await sendPublic(url, { ...sent, signal, agent: false })
  const { statusCode: status = 0, headers } = response
  const texts = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  return { status, headers: Object.fromEntries(texts), body: await readAtMost(maxBytes, response) }
}
