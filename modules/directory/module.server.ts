import { defineServerModule } from '#kit/features/index.server.ts'
import { directoryData } from './directory-data.server.ts'
import { directoryHandler } from './directory-handler.server.ts'
import { directoryApi } from './directory.api.server.ts'

export default defineServerModule({
  api: () => ({ directory: directoryApi }),
  accountSections: { directories: { read: directoryData, scope: 'organization:read' } },
  handlers: (services) => [directoryHandler(services)],
})
