import type { ServerNotifications } from '#kit/notifications/index.server.ts'
import { texts, topics, words } from './notifications.ts'

export const notifications: ServerNotifications = {
  texts,
  words,
  topics,
  offered: [{ name: 'invitation', kinds: ['invitation'], mail: 'atOnce', ownMail: ['invitation'] }],
}
