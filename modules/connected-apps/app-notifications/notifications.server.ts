import type { ServerNotices } from '#kit/notices/index.server.ts'
import { noticeParts } from './notifications.ts'

export const notices: ServerNotices = {
  ...noticeParts,
  offered: [],
  added: [{ name: 'security', kinds: ['appConnected'], ownMail: ['appConnected'] }],
}
