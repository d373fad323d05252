export { connectionsApi } from './connections.api.server.ts'
export { oauthHandlers } from './oauth-handlers.server.ts'
export { deleteUnusedApps } from './sweep-apps.server.ts'
