import { z } from 'zod/mini'
import { normaliseEmail, reasonSchema } from '#domains/identity/auth/index.server.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { idSchema } from '#platform/api/id.ts'
import { moment } from '#platform/api/moment.ts'
import { optionalName } from '#rules/text.ts'
import { userMessages } from './user-rules.ts'
import { roleSchema } from './user.ts'

const id = idSchema
export const userIdSchema = z.strictObject({ id })

const email = z.pipe(
  z.string({ error: userMessages.emailRequired }).check(
    z.trim(),
    z.minLength(1, userMessages.emailRequired),
    z.maxLength(1000, userMessages.emailInvalid),
    z.refine(
      (text) => text === '' || normaliseEmail(text) !== undefined,
      userMessages.emailInvalid,
    ),
  ),
  z.transform((text: string) => normaliseEmail(text) ?? text),
)

export const userDraftSchema = z.strictObject({
  name: z.optional(optionalName),
  email,
  role: z.optional(roleSchema),
  invite: z.optional(z.boolean()),
  language: z.optional(z.enum(LANGUAGES)),
})
export type UserDraft = z.infer<typeof userDraftSchema>

/** `version` is the version that the caller edited; without it, the change always applies. */
export const userChangeSchema = z.strictObject({
  id,
  version: z.optional(z.int().check(z.positive())),
  name: z.optional(optionalName),
  email: z.optional(email),
  role: z.optional(roleSchema),
})
export type UserChange = z.infer<typeof userChangeSchema>

const later = moment.check(z.refine((end) => end > new Date(), userMessages.dayOver))

export const banFields = { reason: reasonSchema, expiresAt: z.optional(z.nullable(later)) }
export const banSchema = z.strictObject({ id, ...banFields })
export type Ban = z.infer<typeof banSchema>

export const impersonationSchema = z.strictObject({ id, reason: reasonSchema })

export const userSessionIdSchema = z.strictObject({ id, sessionId: idSchema })
