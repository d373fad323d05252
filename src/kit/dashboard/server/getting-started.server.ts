import type { z } from 'zod/mini'
import type { ApiServices } from '#platform/context/api-context.ts'
import type { Permissions } from '#rules/permissions.ts'
import type { stepSchema } from './items.server.ts'

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
