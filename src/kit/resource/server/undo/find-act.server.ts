import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Acting, Actor } from '#platform/activity/actor.ts'
import type { Database } from '#platform/database/database.ts'
import { defineJob } from '#platform/jobs/define-job.ts'
import type { Retention } from '#platform/jobs/retention.ts'
import type { BulkAction } from '../bulk-action.server.ts'
import { undoableActs, undoableChanges } from './undo.table.server.ts'

const hours = 24

const begin = sql`now() - make_interval(hours => ${sql.raw(String(hours))})`

type Orm = Pick<Database['orm'], 'insert'>

interface NewAct {
  id: string
  resource: string
  action: BulkAction | null
}

/** Only a user can undo: a program that acts by itself has no user to ask. */
export async function keepAct(orm: Orm, by: Actor, act: NewAct): Promise<boolean> {
  if (by.type !== 'user') return false
  await orm
    .insert(undoableActs)
    .values({ ...act, userId: by.id })
    .onConflictDoNothing()
  return true
}

/** Undefined for the act of another user, of another resource, and once its time is over. */
export async function findAct({ orm, by }: Acting, resource: string, id: string) {
  if (by.type !== 'user') return undefined
  const [act] = await orm
    .select()
    .from(undoableActs)
    .where(
      and(
        eq(undoableActs.id, id),
        eq(undoableActs.resource, resource),
        eq(undoableActs.userId, by.id),
        gt(undoableActs.createdAt, begin),
      ),
    )
  return act
}

/** The activity record has no row for each record of a large bulk, but its undo has. */
export async function isOwnBulkChange(
  orm: Pick<Database['orm'], 'select'>,
  by: Actor,
  { id, version }: { id: string; version: number },
): Promise<boolean> {
  if (by.type !== 'user' || by.impersonatorId) return false
  const [change] = await orm
    .select({ id: undoableChanges.recordId })
    .from(undoableActs)
    .innerJoin(undoableChanges, eq(undoableChanges.actId, undoableActs.id))
    .where(
      and(
        eq(undoableActs.userId, by.id),
        eq(undoableChanges.recordId, id),
        eq(undoableChanges.version, version),
      ),
    )
    .limit(1)
  return change !== undefined
}

export const deleteOldUndos = defineJob({
  name: 'delete-old-undos',
  schedule: { everyMinutes: 60 },
  run: async ({ database: { orm } }: Retention) =>
    void (await orm.delete(undoableActs).where(lt(undoableActs.createdAt, begin))),
})
