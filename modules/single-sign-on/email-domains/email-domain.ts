import { z } from 'zod/mini'

export const mostDomains = 20

const id = z.uuid()
export const domainMessages = {
  domain: 'Use a domain, like example.org',
  domainTaken: 'Email domain already added',
} as const

/** ASCII, as the addresses of users are. */
export const domainField = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(253, domainMessages.domain),
    z.regex(
      /^([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/,
      domainMessages.domain,
    ),
  )

export const emailDomainsSchema = z.strictObject({ id })
export const emailDomainDraftSchema = z.strictObject({ id, domain: domainField })
export type EmailDomainDraft = z.infer<typeof emailDomainDraftSchema>
export const emailDomainIdSchema = z.strictObject({ id, domainId: z.uuid() })
export type EmailDomainId = z.infer<typeof emailDomainIdSchema>

export const emailDomainSchema = z.object({
  id,
  domain: z.string(),
  verifiedAt: z.nullable(z.date()),
  seenAt: z.nullable(z.date()),
  record: z.object({ name: z.string(), value: z.string() }),
})
export type EmailDomain = z.infer<typeof emailDomainSchema>
