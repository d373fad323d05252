import type { HandlerServices } from '#kit/features/index.server.ts'
import type { Caller } from '#platform/access/caller.ts'
import type { ApiServices } from '#platform/context/api-context.ts'
import { httpErrors } from '#platform/errors/http-errors.ts'
import type { RouteHandler } from '#platform/http/route-handler.ts'
import { countAnonymousCall } from '#platform/rates/anonymous-calls.ts'
import { mcpPath, metadataAddress } from './mcp-address.server.ts'
import { requireMcp } from './mcp-variables.server.ts'
import type { Offered } from './tools/offered-tools.server.ts'

const loadServer = () => import('./serve-mcp.server.ts')

export const mcpHandler = (
  services: ApiServices & Pick<HandlerServices, 'translate'>,
  offered: Offered,
): RouteHandler => ({
  name: mcpPath,
  matches: (path) => path === mcpPath,
  withoutCookies: true,
  async handle({ request }) {
    requireMcp(services.config)
    // No stream outlives its request, so any process can answer the next one.
    if (request.method !== 'POST') throw httpErrors.method('POST')
    const caller = await requireKey(services, request)
    const { serveMcp } = await loadServer()
    return serveMcp({ services, request, caller }, offered)
  },
})

async function requireKey(services: ApiServices, request: Request): Promise<Caller> {
  const { access, config } = services
  const answerHeaders = new Headers()
  const isSent = request.headers.has('authorization')
  const caller = isSent && (await access.readCaller({ ...services, request, answerHeaders }))
  if (caller && caller.key) return caller
  await countAnonymousCall(services)
  throw httpErrors.noToken(challengeOf(config, isSent))
}

/** Names the metadata that say where to get a token (RFC 9728). */
const challengeOf = ({ baseUrl }: ApiServices['config'], isRefused: boolean) =>
  `Bearer ${isRefused ? 'error="invalid_token", ' : ''}resource_metadata="${metadataAddress(baseUrl)}"`
