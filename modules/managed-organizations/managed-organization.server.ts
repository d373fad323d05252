import { z } from 'zod/mini'
import { organizationSchema } from '#modules/organizations/index.server.ts'
import { memberGroups, memberSchema } from '#modules/organizations/list/index.server.ts'
import { pageSchema } from '#platform/list/list-schema.ts'
import { nameSchemas } from '#platform/schemas/named-schemas.ts'

const groupCounts = Object.fromEntries(
  Object.keys(memberGroups?.counts ?? {}).map((name) => [name, z.int()] as const),
)

export const managedOrganizationSchema = z.extend(organizationSchema, {
  memberCount: z.int(),
  ...groupCounts,
  owners: z.array(memberSchema),
})
export type ManagedOrganization = z.infer<typeof managedOrganizationSchema>

const listedOrganizationSchema = z.extend(organizationSchema, { memberCount: z.int() })
export type ListedOrganization = z.infer<typeof listedOrganizationSchema>
export const organizationPageSchema = pageSchema(listedOrganizationSchema)

nameSchemas({
  ListedOrganization: listedOrganizationSchema,
  ManagedOrganization: managedOrganizationSchema,
})
