import { z } from 'zod/mini'

export const keySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The beginning of the key. */
  start: z.string(),
  /** It belongs to an app that its owner connected, which renews it. */
  isApp: z.boolean(),
  scopes: z.array(z.string()),
  addresses: z.array(z.string()),
  /** The only organization that it reaches. */
  organizationId: z.nullable(z.uuid()),
  owner: z.object({ id: z.uuid(), name: z.string(), email: z.string() }),
  createdAt: z.date(),
  expiresAt: z.nullable(z.date()),
  lastUsedAt: z.nullable(z.date()),
  /** Until then the key before the last rotation works, too. */
  formerUntil: z.nullable(z.date()),
})
export type Key = z.infer<typeof keySchema>

/** The only answer that has the key itself. */
export const newKeySchema = z.extend(keySchema, { key: z.string() })
export type NewKey = z.infer<typeof newKeySchema>

export const keysPerUser = 50
