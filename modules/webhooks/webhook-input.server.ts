import { z } from 'zod/mini'
import { registeredActions } from '#platform/activity/actions.ts'
import { idSchema } from '#platform/api/id.ts'
import { webhookMessages, webhookUrl } from './webhook-rules.ts'

const isKnown = (event: string) => registeredActions().some((action) => action === event)

const events = z
  .array(z.string().check(z.refine(isKnown, webhookMessages.eventUnknown)), {
    error: webhookMessages.eventsRequired,
  })
  .check(z.minLength(1, webhookMessages.eventsRequired), z.maxLength(500))

export const webhookDraftSchema = z.strictObject({
  url: webhookUrl,
  events,
  organizationId: z.optional(z.nullable(idSchema)),
})
export type WebhookDraft = z.infer<typeof webhookDraftSchema>

export const webhookIdSchema = z.strictObject({ id: idSchema })

export const webhookChangeSchema = z.extend(webhookIdSchema, {
  url: z.optional(webhookUrl),
  events: z.optional(events),
  active: z.optional(z.boolean()),
})
export type WebhookChange = z.infer<typeof webhookChangeSchema>

export const rotationSchema = z.extend(webhookIdSchema, {
  overlapHours: z.optional(z.int().check(z.minimum(0), z.maximum(7 * 24))),
})
export type Rotation = z.infer<typeof rotationSchema>

export const webhooksQuerySchema = z.strictObject({ organizationId: z.optional(idSchema) })
