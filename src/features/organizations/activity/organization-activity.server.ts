import { z } from 'zod/mini'
import { activitySchema } from '#features/activity/index.server.ts'
import { pageSchema, paging } from '#server/list/list-schema.ts'

export const organizationActivityQuerySchema = z.strictObject({
  id: z.uuid(),
  action: z.optional(activitySchema.shape.action),
  ...paging,
})
export type OrganizationActivityQuery = z.infer<typeof organizationActivityQuerySchema>

/** What those who look after an organization may know of what was done in it: not who else is behind it. */
export const organizationActivityPageSchema = pageSchema(
  z.pick(activitySchema, {
    id: true,
    at: true,
    actorEmail: true,
    action: true,
    before: true,
    after: true,
  }),
)
export type OrganizationActivityPage = z.infer<typeof organizationActivityPageSchema>
