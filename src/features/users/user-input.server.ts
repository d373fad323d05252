import { z } from 'zod/mini'
import { LANGUAGES } from '#i18n/languages.ts'
import { reasonSchema } from '#server/auth/impersonation/reason.ts'
import { normaliseEmail } from '#server/auth/people/normalise-email.ts'
import { roleSchema } from './user.ts'

const id = z.uuid()
export const userIdSchema = z.strictObject({ id })

const name = z
  .string()
  .check(
    z.trim(),
    z.maxLength(255, 'At most 255 characters'),
    z.regex(/^\P{Cc}*$/u, 'No control characters'),
  )

const email = z.pipe(
  z.string({ error: 'Email is required' }).check(
    z.trim(),
    z.minLength(1, 'Email is required'),
    z.maxLength(1000, 'Email is invalid'),
    z.refine((text) => text === '' || normaliseEmail(text) !== undefined, 'Email is invalid'),
  ),
  z.transform((text: string) => normaliseEmail(text) ?? text),
)

/** `invite` tells them by mail, in this language. */
export const userDraftSchema = z.strictObject({
  name: z.optional(name),
  email,
  role: z.optional(roleSchema),
  invite: z.optional(z.boolean()),
  language: z.optional(z.enum(LANGUAGES)),
})
export type UserDraft = z.infer<typeof userDraftSchema>

/** What changes; `version` is the one they saw. */
export const userChangeSchema = z.strictObject({
  id,
  version: z.int().check(z.positive()),
  name: z.optional(name),
  email: z.optional(email),
  role: z.optional(roleSchema),
})
export type UserChange = z.infer<typeof userChangeSchema>

const later = z.coerce
  .date('Not a moment')
  .check(z.refine((moment) => moment > new Date(), 'This is over already'))

/** Without an end it lasts. */
export const banFields = { reason: reasonSchema, expiresAt: z.optional(z.nullable(later)) }
export const banSchema = z.strictObject({ id, ...banFields })
export type Ban = z.infer<typeof banSchema>

export const impersonationSchema = z.strictObject({ id, reason: reasonSchema })

export const userSessionIdSchema = z.strictObject({ id, sessionId: z.uuid() })
