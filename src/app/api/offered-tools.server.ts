import { type McpTool, procedureTool, resourceTools } from '#kit/mcp/index.server.ts'
import { serverParts } from '../server-parts.server.ts'
import { apiRouter } from './router.server.ts'

const api = new Map<string, object>(Object.entries(apiRouter))

/** The procedures of a described resource stand at its path. */
const described = serverParts.resources.flatMap(({ resource }): McpTool[] =>
  resourceTools(resource, api.get(resource.path) ?? {}),
)

export const offeredTools = {
  tools: [
    ...described,
    ...serverParts.mcpTools,
    procedureTool(apiRouter.activity.list, { name: 'search_activity' }),
  ],
  resources: serverParts.mcpResources,
}
