import type { ServerNotifications } from '#kit/notifications/index.server.ts'
import { texts, topics, words } from './index.ts'

export const communityNotifications: ServerNotifications = {
  texts,
  words,
  topics,
  offered: [
    { name: 'invitation', kinds: ['invitation'], mail: 'atOnce', ownMail: ['invitation'] },
    { name: 'sharedShelf', kinds: ['sharedShelf'], mail: 'daily' },
  ],
}
