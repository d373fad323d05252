import { z } from 'zod/mini'
import { requiredName } from '#rules/text.ts'
import { organizationRoles } from './members/organization-roles.ts'
import { isSlug, longestSlug } from './verbs/slug.ts'

export const organizationMessages = {
  nameRequired: 'Name is required',
  slugInvalid: 'Use 2 to 60 letters or digits, with single dashes between them',
  slugTaken: 'Organization slug already taken',
  nameTaken: 'Organization already exists',
  logoUnknown: 'Picture not found',
} as const

export const nameSchema = requiredName(organizationMessages.nameRequired)

export const slugSchema = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.normalize('NFKC'),
    z.maxLength(longestSlug, organizationMessages.slugInvalid),
    z.refine(isSlug, organizationMessages.slugInvalid),
  )

/** Without `slug`, the slug is derived from the name. */
export const organizationDraftSchema = z.strictObject({
  name: nameSchema,
  slug: z.optional(slugSchema),
  logoId: z.optional(z.nullable(z.uuid(organizationMessages.logoUnknown).check(z.toLowerCase()))),
})
export type OrganizationDraft = z.infer<typeof organizationDraftSchema>

const id = z.uuid()
export const isId = (text: string) => id.safeParse(text).success
export const organizationIdSchema = z.strictObject({ id })
export const organizationSlugSchema = z.strictObject({ slug: z.string().check(z.maxLength(255)) })

export const organizationSchema = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  logoId: z.nullable(z.uuid()),
  version: z.int(),
  createdAt: z.date(),
  updatedAt: z.date(),
})
export type Organization = z.infer<typeof organizationSchema>

export const roleSchema = z.enum(organizationRoles)

export const ownOrganizationSchema = z.extend(organizationSchema, {
  role: roleSchema,
  memberId: z.uuid(),
  permissions: z.record(z.string(), z.array(z.string())),
})
export type OwnOrganization = z.infer<typeof ownOrganizationSchema>
