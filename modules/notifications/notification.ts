import { z } from 'zod/mini'

const factsSchema = z.record(z.string(), z.union([z.string(), z.number()]))
export type NotificationFacts = z.infer<typeof factsSchema>

export const notificationSchema = z.object({
  id: z.uuid(),
  /** The event, such as `invitation`. */
  kind: z.string(),
  /** Names and numbers for its words. */
  facts: factsSchema,
  /** The page that it is about. */
  path: z.nullable(z.string()),
  createdAt: z.date(),
  readAt: z.nullable(z.date()),
})
export type Notification = z.infer<typeof notificationSchema>
