import { z } from 'zod/mini'
import { nameSchemas } from '#platform/api/document/named-schemas.ts'
import { pageSchema, paging, searchTermSchema } from '#platform/list/list-schema.ts'
import { organizationSchema, ownOrganizationSchema } from '../organization.ts'
import { organizationSorts } from './organization-sorts.ts'

/** Without `sort`: best matches first for a search, else by name. */
export const organizationQuerySchema = z.strictObject({
  searchTerm: z.optional(searchTermSchema),
  sort: z.optional(z.enum(organizationSorts)),
  ...paging,
})
export type OrganizationQuery = z.infer<typeof organizationQuerySchema>

const memberCount = z.int()

/** The member count is capped like every list count. */
const listedOrganizationSchema = z.extend(organizationSchema, { memberCount })
export type ListedOrganization = z.infer<typeof listedOrganizationSchema>
export const organizationPageSchema = pageSchema(listedOrganizationSchema)
export type OrganizationPage = z.infer<typeof organizationPageSchema>

const ownListedOrganizationSchema = z.extend(ownOrganizationSchema, { memberCount })
export type OwnListedOrganization = z.infer<typeof ownListedOrganizationSchema>
export const ownOrganizationPageSchema = pageSchema(ownListedOrganizationSchema)
export type OwnOrganizationPage = z.infer<typeof ownOrganizationPageSchema>

nameSchemas({
  ListedOrganization: listedOrganizationSchema,
  OwnOrganization: ownOrganizationSchema,
  OwnListedOrganization: ownListedOrganizationSchema,
})
