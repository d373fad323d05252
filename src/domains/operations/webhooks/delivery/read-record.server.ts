import { inArray, sql } from 'drizzle-orm'
import type { RegisteredResource } from '#kit/resource/index.server.ts'
import { operator } from '#platform/activity/actor.ts'
import { activities } from '#platform/activity/tables.ts'
import type { Database } from '#platform/database/database.ts'

type Facts = Record<string, unknown>

interface ActivityRow extends Record<string, unknown> {
  id: string
  at: string
  transaction: string
  action: string
  targetType: string
  targetId: string | null
  targetName: string | null
  targetVersion: number | null
  actorId: string | null
  before: Facts | null
  after: Facts | null
}

export type RecordedEvent = ActivityRow & { organizationId: string | null }

export const pageLength = 1000

interface Reach {
  /** Rows of earlier transactions are known, or for no webhook. */
  low: bigint
  seen: string
  cut: string
  lastId: string | null
  actions: readonly string[]
}

/**
 * The rows that were committed between two snapshots. A change of a record waits for the change before to be committed, so none
 * is between later snapshots than the next one; within two snapshots the ids are in the order of such changes.
 */
export async function readRecord(
  orm: Pick<Database['orm'], 'execute'>,
  { low, seen, cut, lastId, actions }: Reach,
): Promise<ActivityRow[]> {
  const { rows } = await orm.execute<ActivityRow>(sql`
    WITH new AS MATERIALIZED (
      SELECT id, to_json(at) #>> '{}' AS at, transaction::text AS transaction, action, target_type AS "targetType",
        target_id AS "targetId", target_name AS "targetName", target_version AS "targetVersion",
        actor_id AS "actorId", before, after
      FROM ${activities}
      WHERE transaction >= ${`${low}`}::xid8 AND transaction < pg_snapshot_xmax(${cut}::pg_snapshot)
        AND NOT pg_visible_in_snapshot(transaction, ${seen}::pg_snapshot)
        AND pg_visible_in_snapshot(transaction, ${cut}::pg_snapshot)
        AND (${lastId}::uuid IS NULL OR id > ${lastId}::uuid)
        AND action = ANY (${sql.param([...actions])}::text[])
    )
    SELECT * FROM new ORDER BY id LIMIT ${pageLength}`)
  return rows
}

/** Which organization each record belongs to. One that was deleted permanently belongs to none any more. */
export async function withOrganizations(
  { orm }: Pick<Database, 'orm'>,
  resources: readonly RegisteredResource[],
  rows: readonly ActivityRow[],
): Promise<RecordedEvent[]> {
  const tenantOf = new Map<string, string>()
  for (const { resource, trash } of resources) {
    const { belongsTo, name } = resource
    const ids = rows.flatMap(({ targetType, targetId }) =>
      targetType === name && targetId !== null ? [targetId] : [],
    )
    if (belongsTo === undefined || ids.length === 0) continue
    const found = await trash.within({ orm, by: operator }, (within) =>
      within
        .select({
          id: sql<string>`${trash.id}`,
          tenant: sql<string>`${trash.column(belongsTo)}`,
        })
        .from(trash.table)
        .where(inArray(trash.id, ids)),
    )
    for (const { id, tenant } of found) tenantOf.set(id, tenant)
  }
  const organizationOf = ({ targetType, targetId }: ActivityRow) => {
    if (targetId === null) return null
    return targetType === 'organization' ? targetId : (tenantOf.get(targetId) ?? null)
  }
  return rows.map((row) => Object.assign(row, { organizationId: organizationOf(row) }))
}
