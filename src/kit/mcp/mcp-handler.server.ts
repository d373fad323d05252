import type { Caller } from '#platform/access/caller.ts'
import type { ApiServices } from '#platform/api/api-context.ts'
import type { Translate } from '#platform/api/api-error.ts'
import type { Config } from '#platform/config/config.ts'
import { httpErrors } from '#platform/http/http-errors.ts'
import type { RouteHandler } from '#platform/http/route-handler.ts'
import { countAnonymousCall } from '#platform/rates/anonymous-calls.ts'
import type { McpResource } from './mcp-resource.server.ts'
import type { McpTool } from './tool.server.ts'

const address = '/mcp'

export interface Offered {
  tools: readonly McpTool[]
  resources: readonly McpResource[]
}

type McpServices = ApiServices & { config: Pick<Config, 'mcp'> }

const loadServer = () => import('./serve-mcp.server.ts')

export const mcpHandler = (
  services: McpServices,
  offered: Offered,
  translate: Translate,
): RouteHandler => ({
  name: address,
  matches: (path) => path === address,
  withoutCookies: true,
  async handle({ request }) {
    if (services.config.mcp === 'off') throw httpErrors.unknown()
    // No stream outlives its request, so any process can answer the next one.
    if (request.method !== 'POST') throw httpErrors.method('POST')
    const caller = await requireKey(services, request)
    const { serveMcp } = await loadServer()
    return serveMcp({ services, request, caller, translate }, offered)
  },
})

async function requireKey(services: McpServices, request: Request): Promise<Caller> {
  const { access, config, database } = services
  const answerHeaders = new Headers()
  const isKey = request.headers.has('authorization')
  const caller = isKey && (await access.readCaller({ config, database, request, answerHeaders }))
  if (caller && caller.key) return caller
  await countAnonymousCall(services)
  throw httpErrors.noToken()
}
