import type { ServerNotifications } from '#kit/notifications/index.server.ts'
import { texts, topics, words } from './notifications.ts'

export const notifications: ServerNotifications = {
  texts,
  words,
  topics,
  offered: [
    {
      name: 'import',
      kinds: ['importDone', 'importFailed'],
      mail: 'off',
      needs: { apps: ['manager'] },
    },
  ],
}
