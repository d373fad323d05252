import { desc, eq, gt, sql } from 'drizzle-orm'
import type { LiveSource } from '#kit/features/index.server.ts'
import type { Caller } from '#platform/access/caller.ts'
import { users } from '#platform/access/tables.ts'
import { actorOf } from '#platform/activity/actor.ts'
import type { Database } from '#platform/database/database.ts'
import { includesAll } from '#rules/includes-all.ts'
import { permissionFor } from '#rules/permissions.ts'
import { editors } from './editors.table.server.ts'
import type { EditingEvent } from './live-event.ts'

type Orm = Pick<Database, 'orm'>

const mostEditors = 500

export type Editor = Awaited<ReturnType<typeof readEditors>>[number]

/** Editors who stopped are among them for some seconds, so that each process learns of it. */
export const readEditors = ({ orm }: Orm) =>
  orm
    .select({
      resource: editors.resource,
      id: editors.recordId,
      userId: editors.userId,
      name: sql<string>`coalesce(nullif(${users.name}, ''), ${users.email}::text)`,
      until: editors.until,
      seconds: sql<number>`ceil(greatest(0, extract(epoch FROM ${editors.until} - now())))::int`,
    })
    .from(editors)
    .innerJoin(users, eq(users.id, editors.userId))
    .where(gt(editors.until, sql`now() - interval '10 seconds'`))
    .orderBy(desc(editors.until))
    .limit(mostEditors)

const keyOf = ({ resource, id, userId, until }: Editor) =>
  `${resource} ${id} ${userId} ${until.getTime()}`

/** The editors that are new, renewed or gone since the reading before. */
export function newEditors(now: readonly Editor[], before: readonly Editor[]): Editor[] {
  const known = new Set(before.map(keyOf))
  return now.filter((editor) => !known.has(keyOf(editor)))
}

/** Only those who may edit the record too are told. */
export async function editorsFor(
  { orm }: Orm,
  sources: ReadonlyMap<string, LiveSource>,
  { caller, editing }: { caller: Caller; editing: readonly Editor[] },
): Promise<EditingEvent[]> {
  const by = actorOf(caller.user, caller)
  const seesPeople = includesAll(caller.permissions, { user: ['list'] })
  const told = editing.map(async ({ resource, id, userId, name, seconds }) => {
    const source = sources.get(resource)
    const mayEdit = includesAll(caller.permissions, permissionFor(resource, 'update'))
    if (!source || !mayEdit || userId === caller.user.id) return []
    const isVisible = !source.isByTenant || (await source.versionsOf({ orm, by }, [id])).has(id)
    return isVisible ? [{ resource, id, userId, name: seesPeople ? name : null, seconds }] : []
  })
  return (await Promise.all(told)).flat()
}
