import { z } from 'zod/mini'
import { webhookMessages, webhookUrl } from '../webhook-rules.ts'

export const webhookFormSchema = z.object({
  url: webhookUrl,
  events: z.array(z.string()).check(z.minLength(1, webhookMessages.eventsRequired)),
})
export type WebhookFormValues = z.infer<typeof webhookFormSchema>

export const emptyWebhookForm: WebhookFormValues = { url: '', events: [] }
