import { z } from 'zod/mini'
import { nameSchemas } from '#platform/schemas/named-schemas.ts'
import { memberSchema } from '../members/member.server.ts'
import { organizationSchema } from '../organization.ts'

export const managedOrganizationSchema = z.extend(organizationSchema, {
  memberCount: z.int(),
  teamCount: z.int(),
  owners: z.array(memberSchema),
})
export type ManagedOrganization = z.infer<typeof managedOrganizationSchema>

nameSchemas({ ManagedOrganization: managedOrganizationSchema })
