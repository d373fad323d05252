import { z } from 'zod/mini'
import { pageSchema } from '#platform/list/list-schema.ts'
import { notificationSchema } from './notification.ts'

export const unreadSchema = z.object({
  /** Counting stops at 100. */
  unread: z.int(),
})

export const notificationPageSchema = z.extend(pageSchema(notificationSchema), unreadSchema.shape)
export type NotificationPage = z.infer<typeof notificationPageSchema>

export const mostUnread = 100
