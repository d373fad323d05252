import { eq, sql } from 'drizzle-orm'
import type { NotificationChannel } from '#modules/notifications/index.server.ts'
import { pushSubscriptions } from './web-push.table.server.ts'

const pushChannel: NotificationChannel = {
  name: 'push',
  description: 'whether browsers that take pushes get one',
  nothingChosen: 'Choose email, push or both',
  reaches: (userId) =>
    sql`EXISTS (SELECT FROM ${pushSubscriptions} WHERE ${eq(pushSubscriptions.userId, userId)})`,
}

export default pushChannel
