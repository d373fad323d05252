import { z } from 'zod/mini'

export const pushSubscriptionSchema = z.object({
  id: z.uuid(),
  userAgent: z.nullable(z.string()),
  createdAt: z.date(),
  /** The last push that the push service of the browser took. */
  sentAt: z.nullable(z.date()),
  /** It belongs to the session of this call. */
  current: z.boolean(),
})
export type PushSubscriptionShown = z.infer<typeof pushSubscriptionSchema>

export const pushSchema = z.object({
  /** For `PushManager.subscribe()`: base64url. Null in a demo. */
  publicKey: z.nullable(z.string()),
  items: z.array(pushSubscriptionSchema),
})
