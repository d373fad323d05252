import { and, eq, isNull } from 'drizzle-orm'
import type { Importer } from '#modules/import-files/index.server.ts'
import type { Actor } from '#platform/activity/actor.ts'
import type { Services } from '#platform/services.ts'
import type { StoredImport } from './entries.server.ts'
import { type followProgress, Superseded } from './follow-progress.server.ts'
import { imports } from './import.table.server.ts'

export type Needed = Pick<Services, 'database' | 'log'> & {
  config: Pick<Services['config'], 'adminUserIds'>
}

/** The step of an import that its job works on. */
export interface RunWork extends Needed {
  stored: StoredImport
  importer: Importer
  by: Actor
  progress: ReturnType<typeof followProgress>
}

export const isTask = (id: string, task: string | null) =>
  and(eq(imports.id, id), task === null ? isNull(imports.task) : eq(imports.task, task))

type Changes = Partial<typeof imports.$inferInsert>
type Finishing = Pick<Services['database']['orm'], 'update'>

/** Fails if the import was cancelled meanwhile. */
export async function finishRun(orm: Finishing, { id, task }: StoredImport, changes: Changes) {
  if (!task) throw new Superseded()
  const finished = await orm
    .update(imports)
    .set({ ...changes, task: null, attempts: 0, failure: null, progress: 0 })
    .where(isTask(id, task))
    .returning({ id: imports.id })
  if (finished.length === 0) throw new Superseded()
}
