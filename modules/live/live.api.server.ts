import { and, eq, lt, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { LiveSource } from '#kit/features/index.server.ts'
import { authorise } from '#platform/access/permissions.ts'
import { errorMap } from '#platform/api/error-map.ts'
import { requirePermission } from '#platform/api/procedure.ts'
import { routesBelow } from '#platform/api/routes.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import { httpErrors } from '#platform/errors/http-errors.ts'
import { permissionFor } from '#rules/permissions.ts'
import { editors } from './editors.table.server.ts'
import { editingSeconds } from './live-event.ts'

const route = routesBelow('/live')

const editingSchema = z.strictObject({
  resource: z.string().check(z.maxLength(60)),
  id: z.uuid(),
  isEditing: z.boolean(),
})
type Editing = z.infer<typeof editingSchema>

export const liveApi = (sources: ReadonlyMap<string, LiveSource>) => ({
  edit: requirePermission({ account: ['update'] })
    .route(
      route.run(
        '/editing',
        'Announce unsaved changes',
        `Tells other editors of a record that its form has unsaved changes. It counts for ${editingSeconds} seconds: repeat it before they have passed.`,
      ),
    )
    .errors(errorMap(httpErrors.unknown()))
    .input(editingSchema)
    .handler(async ({ context, input }) => {
      authorise(context.caller.permissions, permissionFor(input.resource, 'update'))
      await announce(context, sources.get(input.resource), input)
    }),
})

async function announce(
  { acting, caller }: VerbContext<'acting' | 'caller'>,
  source: LiveSource | undefined,
  { resource, id, isEditing }: Editing,
) {
  const { orm } = acting
  const userId = caller.user.id
  if (!isEditing) {
    const own = and(eq(editors.resource, resource), eq(editors.recordId, id))
    await orm
      .update(editors)
      .set({ until: sql`now()` })
      .where(and(own, eq(editors.userId, userId)))
    return
  }
  if (!(await source?.versionsOf(acting, [id]))?.has(id)) throw httpErrors.unknown()
  const until = sql`now() + make_interval(secs => ${editingSeconds})`
  await orm
    .insert(editors)
    .values({ resource, recordId: id, userId, until })
    .onConflictDoUpdate({
      target: [editors.resource, editors.recordId, editors.userId],
      set: { until },
    })
  await orm.delete(editors).where(lt(editors.until, sql`now() - interval '1 minute'`))
}
