import type { PoolClient } from 'pg'
import { enterTenants } from '#kit/resource/index.server.ts'
import type { Actor } from '#platform/activity/actor.ts'
import { record } from '#platform/activity/record.ts'
import { ormOn } from '#platform/database/connect.ts'
import { type Database } from '#platform/database/database.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { Fix } from './fixes.ts'
import type { ImportEvents } from './import-events.ts'
import { type Counts, createdCount } from './import-result.ts'
import type { Entry } from './reading/entry.ts'
import { createReferences } from './staging/create-references.server.ts'
import { judge } from './staging/judge.server.ts'
import { withLockPatience } from './staging/lock-patience.server.ts'
import type { Plan } from './staging/plan.server.ts'
import { orderLines } from './staging/slices.server.ts'
import { stage } from './staging/stage.server.ts'
import { vacuum } from './staging/vacuum.server.ts'
import { type ChangeKeeper, write } from './staging/write.server.ts'

export interface ImportWish {
  by: Actor
  dryRun: boolean
  update: boolean
  patience?: number
  fixes?: readonly Fix[]
  signal?: AbortSignal | undefined
  keeper?: ChangeKeeper | undefined
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
    const { by, dryRun, update, patience = 0, fixes = [], signal, keeper, onImported } = wish
    let removeReferences: (() => Promise<void>) | undefined
    const work = async (client: PoolClient) => {
      if (tenants) await enterTenants(ormOn(client), by, tenants)
      const { read, rejected } = await stage(client, plan, entries, { fixes, events })
      const withStaged = (counts: Omit<Counts, 'read'>): Counts => ({
        ...counts,
        read,
        rejected: rejected + counts.rejected,
      })
      if (dryRun) return withStaged(await judge(client, plan, { update }, events))
      return withLockPatience(client, patience, async () => {
        await orderLines(client, plan)
        const created = await createReferences(client, database, plan, update)
        removeReferences = created.remove
        const wishes = { update, total: read - rejected, keeper, created: created.counts }
        const all = withStaged(await write(client, plan, wishes, events))
        const { unchanged: _, ...after } = all
        const { name } = plan.resource
        const act = { action: `${name}.import`, target: { type: name }, after } as const
        if (hasEffect(plan, all)) await record(ormOn(client), by, act)
        await onImported?.(client, all)
        return all
      })
    }
    const counts = await inTransaction(database, { keep: !dryRun, signal }, work).catch(
      async (error: unknown) => {
        await removeReferences?.()
        throw error
      },
    )
    const isLarge = counts.created + counts.updated >= manyRecords
    if (!dryRun && isLarge) await vacuum(database, plan).catch(events.onVacuumFailed)
    return counts
  }

const hasEffect = (plan: Plan, counts: Counts) =>
  counts.created + counts.updated > 0 ||
  plan.created.some(({ name }) => (counts[createdCount(name)] ?? 0) > 0)
