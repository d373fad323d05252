import { defineServerModule } from '#kit/features/index.server.ts'
import { appHooks, appSections } from './account.server.ts'
import { appConnectedMail } from './app-mail/app-connected-mail.server.ts'
import { notices } from './app-notifications/notifications.server.ts'
import { connectionsApi } from './connections.api.server.ts'
import { oauthHandlers } from './oauth-handlers.server.ts'
import { deleteUnusedApps } from './sweep-apps.server.ts'

export default defineServerModule({
  robots: { closed: ['/authorize'] },
  api: () => ({ connections: connectionsApi }),
  accountHooks: [appHooks],
  accountSections: appSections,
  authorizesApps: true,
  handlers: oauthHandlers,
  jobs: [deleteUnusedApps],
  mails: [appConnectedMail],
  notices,
})
