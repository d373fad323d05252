import type { ServerNotifications } from '#kit/notifications/index.server.ts'
import { texts, topics, words } from './index.ts'

export const identityNotifications: ServerNotifications = {
  texts,
  words,
  topics,
  offered: [
    {
      name: 'security',
      kinds: ['keyCreated', 'appConnected', 'emailChanged', 'sessionsEnded'],
      mail: 'atOnce',
      isFixed: true,
      ownMail: ['keyCreated', 'appConnected', 'emailChanged'],
    },
    { name: 'guessing', kinds: ['codesGuessed'], mail: 'atOnce', needs: { user: ['list'] } },
  ],
}
