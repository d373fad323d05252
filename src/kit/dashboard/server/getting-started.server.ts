import type { ApiServices } from '#platform/context/api-context.ts'
import { includesAll } from '#rules/includes-all.ts'
import type { Permissions } from '#rules/permissions.ts'

type StepServices = Pick<ApiServices, 'config' | 'database' | 'mail'>

/** Domains may contribute to the same step: one of them is enough. */
export interface GettingStartedStep {
  name: string
  needs: Permissions
  /** Must not cost more as the tables grow. */
  isDone: (services: StepServices) => Promise<boolean> | boolean
}

export async function readSteps(
  steps: readonly GettingStartedStep[],
  services: StepServices,
  permissions: Permissions,
) {
  const allowed = steps.filter(({ needs }) => includesAll(permissions, needs))
  const facts = await Promise.all(
    allowed.map(async ({ name, isDone }) => ({ name, isDone: await isDone(services) })),
  )
  return [...new Set(facts.map(({ name }) => name))].map((name) => ({
    name,
    isDone: facts.some((fact) => fact.name === name && fact.isDone),
  }))
}
