import type { PoolClient } from 'pg'
import type { Actor } from '#platform/activity/actor.ts'
import { record } from '#platform/activity/record.ts'
import { ormOn } from '#platform/database/connect.ts'
import { type Database } from '#platform/database/database.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { enterTenants } from '../resource/index.server.ts'
import type { ImportEvents } from './import-events.ts'
import { type Counts, createdCount } from './import-result.ts'
import type { Entry } from './reading/entry.ts'
import { judge } from './staging/judge.server.ts'
import { lockImports } from './staging/lock-imports.server.ts'
import type { Plan } from './staging/plan.server.ts'
import { stage } from './staging/stage.server.ts'
import { vacuum } from './staging/vacuum.server.ts'
import { write } from './staging/write.server.ts'

export interface ImportWish {
  by: Actor
  dryRun: boolean
  update: boolean
  patience?: number
  signal?: AbortSignal | undefined
  /** Keeps under this id what the import changes. */
  importId?: string
  /** In the transaction of the import. */
  onImported?: (client: PoolClient, counts: Counts) => Promise<void>
}

export type RunImport = (
  database: Pick<Database, 'pool' | 'connectAlone'>,
  entries: AsyncIterable<Entry>,
  wish: ImportWish,
  events: ImportEvents,
) => Promise<Counts>

const manyRecords = 1000

export type Tenants = Parameters<typeof enterTenants>[2]

export const runImportOf =
  (plan: Plan, tenants?: Tenants): RunImport =>
  async (database, entries, wish, events) => {
    const { by, dryRun, update, patience, signal, importId, onImported } = wish
    const counts = await inTransaction(database, { keep: !dryRun, signal }, async (client) => {
      if (tenants) await enterTenants(ormOn(client), by, tenants)
      const { read, rejected } = await stage(client, plan, entries, events)
      if (!dryRun) await lockImports(client, patience)
      const done = dryRun
        ? await judge(client, plan, { update }, events)
        : await write(client, plan, { update, total: read - rejected, importId }, events)
      const all: Counts = { ...done, read, rejected: rejected + done.rejected }
      const { unchanged: _, ...after } = all
      const { name } = plan.resource
      const act = { action: `${name}.import`, target: { type: name }, after } as const
      if (!dryRun && hasEffect(plan, all)) await record(ormOn(client), by, act)
      if (!dryRun) await onImported?.(client, all)
      return all
    })
    const isLarge = counts.created + counts.updated >= manyRecords
    if (!dryRun && isLarge) await vacuum(database, plan).catch(events.onVacuumFailed)
    return counts
  }

const hasEffect = (plan: Plan, counts: Counts) =>
  counts.created + counts.updated > 0 ||
  plan.created.some(({ name }) => (counts[createdCount(name)] ?? 0) > 0)
