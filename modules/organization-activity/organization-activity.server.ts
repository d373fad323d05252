import { z } from 'zod/mini'
import { activitySchema } from '#kit/activity/index.server.ts'
import { pageSchema, paging } from '#platform/list/list-schema.ts'
import { nameSchemas } from '#platform/schemas/named-schemas.ts'

export const organizationActivityQuerySchema = z.strictObject({
  id: z.uuid(),
  action: z.optional(activitySchema.shape.action),
  ...paging,
})
export type OrganizationActivityQuery = z.infer<typeof organizationActivityQuerySchema>

const organizationActivitySchema = z.pick(activitySchema, {
  id: true,
  at: true,
  actorEmail: true,
  actorName: true,
  impersonatorId: true,
  impersonatorName: true,
  personName: true,
  action: true,
  before: true,
  after: true,
})
nameSchemas({ OrganizationActivity: organizationActivitySchema })
export const organizationActivityPageSchema = pageSchema(organizationActivitySchema)
export type OrganizationActivityPage = z.infer<typeof organizationActivityPageSchema>
