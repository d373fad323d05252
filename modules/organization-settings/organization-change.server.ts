import { z } from 'zod/mini'
import {
  organizationDraftSchema,
  organizationIdSchema,
} from '#modules/organizations/index.server.ts'

export const organizationChangeSchema = z.strictObject({
  ...organizationIdSchema.shape,
  version: z.int().check(z.positive()),
  ...z.partial(organizationDraftSchema).shape,
})
export type OrganizationChange = z.infer<typeof organizationChangeSchema>
