import { z } from 'zod/mini'
import { queryShapeOf } from '#kit/resource/index.server.ts'
import { pageSchema } from '#platform/list/list-schema.ts'
import { nameSchemas } from '#platform/schemas/named-schemas.ts'
import { organization } from '../organization.resource.ts'
import { ownOrganizationSchema } from '../organization.ts'

export const organizationQuerySchema = z.strictObject(queryShapeOf(organization))
export type OrganizationQuery = z.infer<typeof organizationQuerySchema>

const memberCount = z.int()

const ownListedOrganizationSchema = z.extend(ownOrganizationSchema, { memberCount })
export type OwnListedOrganization = z.infer<typeof ownListedOrganizationSchema>
export const ownOrganizationPageSchema = pageSchema(ownListedOrganizationSchema)
export type OwnOrganizationPage = z.infer<typeof ownOrganizationPageSchema>

nameSchemas({
  OwnOrganization: ownOrganizationSchema,
  OwnListedOrganization: ownListedOrganizationSchema,
})
