import { defineServerModule } from '#kit/features/index.server.ts'
import { mcpHandler } from './mcp-handler.server.ts'
import { resourceMetadataHandler } from './resource-metadata.server.ts'
import { offeredTools } from './tools/offered-tools.server.ts'

export default defineServerModule({
  handlers(services, parts) {
    const offered = offeredTools(services, parts)
    return [
      mcpHandler(services, offered),
      resourceMetadataHandler(services, { ...offered, ...parts }),
    ]
  },
})
