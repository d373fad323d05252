import { lt, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import { hasGuides } from '#modules/developer-pages/index.server.ts'
import { users } from '#platform/access/tables.ts'
import type { ApiServices } from '#platform/context/api-context.ts'
import { includesAll } from '#rules/includes-all.ts'
import type { Permissions } from '#rules/permissions.ts'
import { productLinks } from '#rules/product.ts'
import { type GettingStartedStep, type Step, stepSchema } from './step.server.ts'
import { steps as ownSteps } from './steps.server.ts'

const daysOffered = 30

const ofModules = import.meta.glob<GettingStartedStep[]>(
  '../*/with-getting-started/steps.server.ts',
  {
    import: 'steps',
    eager: true,
  },
)
const steps = [...ownSteps, ...Object.values(ofModules).flat()].toSorted(
  (one, other) => (one.order ?? 0) - (other.order ?? 0),
)

type Reading = ApiServices & { caller: { permissions: Permissions } }

export const gettingStartedSchema = z.object({
  steps: z.array(stepSchema),
  hasGuides: z.boolean(),
})

/** No steps once the installation has been in use for a while, or in a demo, which refuses them. */
export async function readGettingStarted(
  context: Reading,
): Promise<z.infer<typeof gettingStartedSchema>> {
  const { config, database } = context
  const isOffered = !config.demoMode && (config.localMode || !(await isOld(database)))
  return { steps: isOffered ? await readSteps(context) : [], hasGuides: hasGuides(config) }
}

async function readSteps(context: Reading) {
  const { permissions } = context.caller
  const guideAt = (guide: string) =>
    hasGuides(context.config) ? `/docs/${guide}.md` : productLinks.documentation
  const allowed = steps.filter(({ needs }) => includesAll(permissions, needs))
  const done = await Promise.all(
    allowed.map(async ({ name, isDone }) => ((await isDone(context)) ? name : undefined)),
  )
  return allowed.flatMap(({ name, title, link, guide, code }): Step[] =>
    title
      ? [{ name, title, link, code, guide: guide && guideAt(guide), isDone: done.includes(name) }]
      : [],
  )
}

async function isOld({ orm }: Reading['database']): Promise<boolean> {
  const since = sql`now() - make_interval(days => ${daysOffered}::int)`
  const found = await orm
    .select({ id: users.id })
    .from(users)
    .where(lt(users.createdAt, since))
    .limit(1)
  return found.length > 0
}
