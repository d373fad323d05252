import { scopesFor } from '#platform/access/key-access.ts'
import type { ApiServices } from '#platform/context/api-context.ts'
import { json } from '#platform/http/answers.ts'
import type { RouteHandler } from '#platform/http/route-handler.ts'
import { scopesIn } from '#rules/permissions.ts'
import { product } from '#rules/product.ts'
import { forAnyOrigin } from './for-any-origin.server.ts'
import { mcpPath, metadataPath } from './mcp-address.server.ts'
import { requireMcp } from './mcp-variables.server.ts'
import type { Offered } from './tools/offered-tools.server.ts'
import { definitionOf, type McpTool } from './tools/tool.server.ts'

/** Tells clients what the resource is, and who gives tokens for it (RFC 9728). */
export const resourceMetadataHandler = (
  { config }: Pick<ApiServices, 'config'>,
  { tools, authorizesApps }: Pick<Offered, 'tools'> & { authorizesApps: boolean },
): RouteHandler =>
  forAnyOrigin({
    name: metadataPath,
    methods: ['GET', 'HEAD'],
    matches: (path) => path === metadataPath,
    handle() {
      requireMcp(config)
      const { origin } = config.baseUrl
      return json(200, {
        resource: origin + mcpPath,
        ...(authorizesApps && { authorization_servers: [origin] }),
        scopes_supported: scopesOf(tools),
        bearer_methods_supported: ['header'],
        resource_name: product.name,
      })
    },
  })

/** A client asks for all of these, so no other permission is among them. */
function scopesOf(tools: readonly McpTool[]): string[] {
  const metas = tools.flatMap(({ procedures }) =>
    procedures.map((procedure) => definitionOf(procedure).meta),
  )
  return [...new Set(metas.flatMap(scopesFor).flatMap(scopesIn))].toSorted()
}
