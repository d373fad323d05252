import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Resource } from '#kit/resource/index.ts'
import { users } from '#platform/access/tables.ts'
import type { Reading } from '#platform/activity/actor.ts'
import { HttpError } from '#platform/errors/http-error.ts'
import { httpErrors } from '#platform/errors/http-errors.ts'
import { importUndo } from './import-additions.server.ts'
import type { ImportRun, ImportState } from './import-run.ts'
import { imports } from './import.table.server.ts'

export const runErrors = {
  notFound: () => httpErrors.notFound('Import'),
  wrongState: () => new HttpError(409, 'IMPORT_STATE', 'The import is in another state by now'),
}

/** Changes can be undone as long as trashed records can be restored. */
export const isKept = (days: number) =>
  sql<boolean>`coalesce(${imports.finishedAt} > now() - make_interval(days => ${days}::int), false)`

/** Where members see only the records of what they belong to, users see only their own imports. */
export function runsOf(
  { name, belongsTo }: Resource,
  { by }: Pick<Reading, 'by'>,
): SQL | undefined {
  const isOwn = eq(imports.userId, by?.type === 'user' ? by.id : sql`NULL`)
  return and(eq(imports.resource, name), belongsTo === undefined ? undefined : isOwn)
}

interface Found {
  resource: Resource
  trashDays: number
}

const selection = (trashDays: number) => ({
  id: imports.id,
  fileName: imports.fileName,
  size: imports.size,
  format: imports.format,
  columns: imports.columns,
  fields: imports.fields,
  update: imports.update,
  fixes: imports.fixes,
  state: imports.state,
  progress: imports.progress,
  counts: imports.counts,
  failure: imports.failure,
  undone: imports.undone,
  isUndoable: importUndo()
    ? sql<boolean>`${imports.state} = 'done' AND ${isKept(trashDays)}`
    : sql<boolean>`false`,
  by: sql<string | null>`coalesce(nullif(${users.name}, ''), ${users.email}::text)`,
  createdAt: imports.createdAt,
  finishedAt: imports.finishedAt,
})

export const selectRuns = ({ orm }: Pick<Reading, 'orm'>, trashDays: number) =>
  orm.select(selection(trashDays)).from(imports).leftJoin(users, eq(users.id, imports.userId))

export async function getRun(
  acting: Reading,
  { resource, trashDays }: Found,
  id: string,
): Promise<ImportRun> {
  const isIt = and(runsOf(resource, acting), eq(imports.id, id))
  const [row] = await selectRuns(acting, trashDays).where(isIt)
  if (!row) throw runErrors.notFound()
  return row
}

export type Changes = PgUpdateSetSource<typeof imports>

/** Moves an import from one of these states; another state is refused. */
export async function moveRun(
  acting: Reading,
  resource: Resource,
  { id, from }: { id: string; from: ImportState[] },
  changes: Changes,
): Promise<void> {
  const isIt = and(runsOf(resource, acting), eq(imports.id, id))
  const moved = await acting.orm
    .update(imports)
    .set(changes)
    .where(and(isIt, inArray(imports.state, from)))
    .returning({ id: imports.id })
  if (moved.length > 0) return
  throw (await acting.orm.$count(imports, isIt)) > 0 ? runErrors.wrongState() : runErrors.notFound()
}
