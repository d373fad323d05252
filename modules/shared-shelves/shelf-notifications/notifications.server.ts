import type { ServerNotices } from '#kit/notices/index.server.ts'
import { noticeParts } from './notifications.ts'

export const notices: ServerNotices = {
  ...noticeParts,
  offered: [{ name: 'sharedShelf', kinds: ['sharedShelf'], mail: 'daily' }],
}
