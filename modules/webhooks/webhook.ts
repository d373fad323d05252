import { z } from 'zod/mini'

/** `gone`: the receiver answered 410. `failing`: nothing was delivered for five days. */
const webhookStatuses = ['active', 'paused', 'gone', 'failing'] as const
export type WebhookStatus = (typeof webhookStatuses)[number]

export const webhookSchema = z.object({
  id: z.uuid(),
  url: z.string(),
  events: z.array(z.string()),
  status: z.enum(webhookStatuses),
  organizationId: z.nullable(z.uuid()),
  owner: z.object({ id: z.uuid(), name: z.string(), email: z.string() }),
  /** Since then no delivery has succeeded. */
  failingSince: z.nullable(z.date()),
  /** Until then messages are signed with the secret before the last rotation, too. */
  formerUntil: z.nullable(z.date()),
  createdAt: z.date(),
})
export type Webhook = z.infer<typeof webhookSchema>

/** The only answers that have the secret. */
export const newWebhookSchema = z.extend(webhookSchema, { secret: z.string() })
export type NewWebhook = z.infer<typeof newWebhookSchema>

export const mostWebhooks = 50
export const overlapHours = 24
