import { ownParts } from './own-parts.ts'
import type { ServerNotifications } from './settings/notification-topics.server.ts'

export const ownNotifications: ServerNotifications = {
  ...ownParts,
  offered: [{ name: 'failedMail', kinds: ['failedMail'], mail: 'daily', needs: { job: ['read'] } }],
}
