import { z } from 'zod/mini'
import { idSchema } from '#platform/api/id.ts'
import { moment } from '#platform/api/moment.ts'
import { knownScopes } from '#rules/key-scopes.ts'
import { keyAddress, keyMessages, keyName } from './key-rules.ts'

const scope = z.enum(knownScopes, { error: keyMessages.scopeUnknown })

export const keyDraftSchema = z.strictObject({
  name: keyName,
  scopes: z
    .array(scope, { error: keyMessages.scopesRequired })
    .check(z.minLength(1, keyMessages.scopesRequired), z.maxLength(knownScopes.length)),
  expiresAt: z.optional(
    z.nullable(moment.check(z.refine((end) => end > new Date(), keyMessages.expiryOver))),
  ),
  organizationId: z.optional(z.nullable(idSchema)),
  addresses: z.optional(z.array(keyAddress).check(z.maxLength(20, keyMessages.addressesMany))),
})
export type KeyDraft = z.infer<typeof keyDraftSchema>

export const keyIdSchema = z.strictObject({ id: idSchema })

export const rotationSchema = z.extend(keyIdSchema, {
  overlapHours: z.optional(z.int().check(z.minimum(0), z.maximum(7 * 24))),
})
export type Rotation = z.infer<typeof rotationSchema>

export const keysQuerySchema = z.strictObject({
  of: z.optional(z.enum(['me', 'everyone'])),
  organizationId: z.optional(idSchema),
})
