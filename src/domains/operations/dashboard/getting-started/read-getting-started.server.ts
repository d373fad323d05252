import { lt, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import { hasGuides } from '#domains/operations/dev-pages/index.server.ts'
import { type GettingStartedStep, readSteps } from '#kit/dashboard/index.server.ts'
import { users } from '#platform/access/tables.ts'
import type { ApiServices } from '#platform/context/api-context.ts'
import type { Permissions } from '#rules/permissions.ts'

const daysOffered = 30

export const gettingStartedSchema = z.object({
  steps: z.array(z.object({ name: z.string(), isDone: z.boolean() })),
  hasGuides: z.boolean(),
})

type Needed = Pick<ApiServices, 'config' | 'database' | 'mail'>

/** No steps once the installation has been in use for a while, or in a demo, which refuses them. */
export async function readGettingStarted(
  steps: readonly GettingStartedStep[],
  services: Needed,
  permissions: Permissions,
): Promise<z.infer<typeof gettingStartedSchema>> {
  const { config, database } = services
  const isOffered = !config.demoMode && (config.localMode || !(await isOld(database)))
  return {
    steps: isOffered ? await readSteps(steps, services, permissions) : [],
    hasGuides: hasGuides(config),
  }
}

async function isOld({ orm }: Needed['database']): Promise<boolean> {
  const since = sql`now() - make_interval(days => ${daysOffered}::int)`
  const found = await orm
    .select({ id: users.id })
    .from(users)
    .where(lt(users.createdAt, since))
    .limit(1)
  return found.length > 0
}
