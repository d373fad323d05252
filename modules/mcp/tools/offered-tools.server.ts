import type { AssistantResource, Composition, HandlerServices } from '#kit/features/index.server.ts'
import { procedureTool } from './procedure-tool.server.ts'
import { resourceTools } from './resource-tools.server.ts'
import type { McpTool } from './tool.server.ts'

export interface Offered {
  tools: readonly McpTool[]
  resources: readonly AssistantResource[]
}

export function offeredTools(
  { apiRouter }: Pick<HandlerServices, 'apiRouter'>,
  { resources, assistantTools, assistantResources }: Composition,
): Offered {
  const api = new Map<string, object>(Object.entries(apiRouter))
  return {
    tools: [
      // The procedures of a described resource stand at its path.
      ...resources.flatMap(({ resource }) => resourceTools(resource, api.get(resource.path) ?? {})),
      ...assistantTools.map(procedureTool),
    ],
    resources: assistantResources,
  }
}
