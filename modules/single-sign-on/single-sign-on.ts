import { z } from 'zod/mini'

const id = z.uuid()
export const singleSignOnMessages = {
  issuer: 'Use the https address of an OpenID provider',
  required: 'Required',
} as const

const shortText = z
  .string()
  .check(z.trim(), z.minLength(1, singleSignOnMessages.required), z.maxLength(500))

const issuer = z.string().check(
  z.trim(),
  z.maxLength(500, singleSignOnMessages.issuer),
  z.refine(
    (text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''),
    singleSignOnMessages.issuer,
  ),
)

export const singleSignOnIdSchema = z.strictObject({ id })

export const providerFormSchema = z.object({
  issuer,
  clientId: shortText,
  clientSecret: z.string().check(z.trim(), z.maxLength(500)),
})

/** Without `clientSecret`, the earlier one stays. */
export const providerDraftSchema = z.strictObject({
  id,
  issuer,
  clientId: shortText,
  clientSecret: z.optional(shortText),
  isRequired: z.boolean(),
})
export type ProviderDraft = z.infer<typeof providerDraftSchema>

export const singleSignOnSchema = z.object({
  provider: z.nullable(
    z.object({
      issuer: z.string(),
      clientId: z.string(),
      isRequired: z.boolean(),
      triedAt: z.nullable(z.date()),
    }),
  ),
  /** The name of the provider in a sign-in. */
  providerId: z.string(),
  redirectUrl: z.string(),
  isOff: z.boolean(),
})
export type SingleSignOn = z.infer<typeof singleSignOnSchema>
