import { createORPCClient, ORPCError } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import { offline, Refusal } from '#kit/problems/index.ts'
import { isRecord, tellDemoRefusal, tellSessionLost } from '#kit/session/index.ts'
import type { Api } from '../api.ts'

const link = () =>
  new RPCLink({
    url: () => `${location.origin}/api/rpc`,
    fetch: reach,
    interceptors: [(call) => call.next().catch(refuse)],
  })

let client: Api | undefined

export const callThere = (): Api => (client ??= createORPCClient(link()))

async function reach(request: Request): Promise<Response> {
  const response = await fetch(request).catch((cause: unknown) => {
    throw request.signal.aborted ? cause : offline(cause)
  })
  if (response.status === 401) tellSessionLost()
  if (response.status === 429 || response.status >= 500) throw outOfReach(response)
  return response
}

const codes: Record<number, string> = { 429: 'TOO_MANY_REQUESTS', 503: 'SERVICE_UNAVAILABLE' }

/** A response from a proxy: its body may have any format, so only status and headers are read. */
const outOfReach = ({ status, statusText, headers }: Response) =>
  new Refusal(statusText, {
    status,
    code: codes[status] ?? 'INTERNAL_ERROR',
    requestId: headers.get('x-request-id') ?? undefined,
    retryAfter: Number(headers.get('retry-after')) || undefined,
  })

function refuse(error: unknown): never {
  throw isRefused(error) ? refusal(error) : error
}

const isRefused = (error: unknown): error is ORPCError<string, unknown> =>
  error instanceof ORPCError

function refusal(error: ORPCError<string, unknown>): Refusal {
  const { status, code, message, data } = error
  tellDemoRefusal(code)
  const { requestId, fields, current, isOwn } = isRecord(data) ? data : {}
  return new Refusal(message, {
    status,
    code,
    requestId: typeof requestId === 'string' ? requestId : undefined,
    fields: isRecord(fields) ? mapText(fields) : undefined,
    current,
    isOwn: isOwn === true,
  })
}

const mapText = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, String(text)]))
