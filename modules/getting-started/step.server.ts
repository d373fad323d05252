import { z } from 'zod/mini'
import { placeSchema, titleSchema } from '#kit/dashboard/index.server.ts'
import type { ApiServices } from '#platform/context/api-context.ts'
import type { Permissions } from '#rules/permissions.ts'

export const stepSchema = z.object({
  name: z.string(),
  isDone: z.boolean(),
  title: titleSchema,
  link: z.optional(placeSchema),
  /** The address of its guide. */
  guide: z.optional(z.string()),
  code: z.optional(z.string()),
})

export type Step = z.infer<typeof stepSchema>
type StepServices = Pick<ApiServices, 'config' | 'database' | 'mail'>

/** Features may contribute to the same step: one of them is enough, and one of them gives its title. */
export interface GettingStartedStep extends Omit<Step, 'isDone' | 'title'> {
  title?: Step['title']
  order?: number
  needs: Permissions
  /** Must not cost more as the tables grow. */
  isDone: (services: StepServices) => Promise<boolean> | boolean
}
