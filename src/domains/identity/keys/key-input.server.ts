import { isIP } from 'node:net'
import { z } from 'zod/mini'
import { knownScopes } from '#domains/identity/auth/index.server.ts'
import { idSchema } from '#platform/api/id.ts'
import { moment } from '#platform/api/moment.ts'
import { keyMessages, keyName } from './key-rules.ts'

const scope = z.enum(knownScopes as [string, ...string[]], { error: keyMessages.scopeUnknown })

function isAddress(written: string): boolean {
  const [address = '', bits, ...more] = written.split('/')
  const family = isIP(address)
  if (family === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32))
}

const address = z
  .string()
  .check(z.trim(), z.maxLength(50), z.refine(isAddress, keyMessages.addressInvalid))

export const keyDraftSchema = z.strictObject({
  name: keyName,
  scopes: z
    .array(scope, { error: keyMessages.scopesRequired })
    .check(z.minLength(1, keyMessages.scopesRequired), z.maxLength(knownScopes.length)),
  expiresAt: z.optional(
    z.nullable(moment.check(z.refine((end) => end > new Date(), keyMessages.expiryOver))),
  ),
  addresses: z.optional(z.array(address).check(z.maxLength(20, keyMessages.addressesMany))),
})
export type KeyDraft = z.infer<typeof keyDraftSchema>

export const keyIdSchema = z.strictObject({ id: idSchema })

export const rotationSchema = z.extend(keyIdSchema, {
  overlapHours: z._default(z.int().check(z.minimum(0), z.maximum(7 * 24)), 24),
})
export type Rotation = z.infer<typeof rotationSchema>

export const keysQuerySchema = z.strictObject({
  of: z.optional(z.enum(['me', 'everyone'])),
})
