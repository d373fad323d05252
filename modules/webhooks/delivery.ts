import { z } from 'zod/mini'

const deliveryKinds = ['event', 'test', 'replay'] as const
export type DeliveryKind = (typeof deliveryKinds)[number]

export const deliveryStates = ['pending', 'delivered', 'failed', 'cancelled'] as const
export type DeliveryState = (typeof deliveryStates)[number]

const deliveryFailures = [
  'status',
  'redirect',
  'private-address',
  'name',
  'connection',
  'certificate',
  'timeout',
  'too-long',
  'secret',
  'not-permitted',
  'switched-off',
] as const
export type DeliveryFailure = (typeof deliveryFailures)[number]

const headers = z.record(z.string(), z.string())

export const deliverySchema = z.object({
  id: z.uuid(),
  webhookId: z.uuid(),
  kind: z.enum(deliveryKinds),
  messageId: z.string(),
  type: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.int(),
  createdAt: z.date(),
  attemptedAt: z.nullable(z.date()),
  /** When it is tried next. */
  dueAt: z.nullable(z.date()),
  failure: z.nullable(z.enum(deliveryFailures)),
  request: z.object({ headers: z.nullable(headers), body: z.string() }),
  response: z.nullable(z.object({ status: z.int(), headers, body: z.string() })),
  durationMs: z.nullable(z.int()),
})
export type Delivery = z.infer<typeof deliverySchema>

export const deliveryDaysKept = 30
