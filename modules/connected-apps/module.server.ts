import { defineServerModule } from '#kit/features/index.server.ts'
import { connectionsApi } from './connections.api.server.ts'
import { oauthHandlers } from './oauth-handlers.server.ts'
import { deleteUnusedApps } from './sweep-apps.server.ts'

export default defineServerModule({
  robots: { closed: ['/authorize'] },
  api: () => ({ connections: connectionsApi }),
  authorizesApps: true,
  handlers: oauthHandlers,
  jobs: [deleteUnusedApps],
})
