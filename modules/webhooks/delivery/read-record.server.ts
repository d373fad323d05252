import { inArray, sql } from 'drizzle-orm'
import type { RegisteredResource } from '#kit/resource/index.server.ts'
import { operator } from '#platform/activity/actor.ts'
import type { activities } from '#platform/activity/tables.ts'
import { readTail, type TailPosition } from '#platform/activity/tail/read-tail.ts'
import type { Database } from '#platform/database/database.ts'

type Recorded =
  | ('id' | 'action' | 'targetType' | 'targetId' | 'targetName' | 'targetVersion')
  | ('subjectId' | 'subjectName' | 'actorId' | 'before' | 'after')

interface ActivityRow extends Pick<typeof activities.$inferSelect, Recorded> {
  at: string
  transaction: string
}

export interface RecordedEvent extends ActivityRow {
  organizationId: string | null
  /** The record belonged to an organization, but which one is no longer known. */
  isHidden: boolean
}

export const readEvents = (
  orm: Pick<Database['orm'], 'execute'>,
  position: TailPosition,
  wanted: { low: bigint; actions: readonly string[] },
) => readTail<ActivityRow>(orm, position, { columns, pageLength: 1000, ...wanted })

const columns = sql`'id', id, 'at', at, 'transaction', transaction::text, 'action', action, 'targetType', target_type,
  'targetId', target_id, 'targetName', target_name,
  'targetVersion', target_version, 'subjectId', subject_id, 'subjectName', subject_name, 'actorId', actor_id, 'before', before, 'after', after`

export async function withOrganizations(
  { orm }: Pick<Database, 'orm'>,
  resources: readonly RegisteredResource[],
  rows: readonly ActivityRow[],
): Promise<RecordedEvent[]> {
  const tenantOf = new Map<string, string>()
  const ofTenants = new Set<string>()
  for (const { resource, trash } of resources) {
    const { belongsTo, name } = resource
    if (belongsTo !== undefined) ofTenants.add(name)
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
  return rows.map((row) => {
    const { targetType, targetId } = row
    const tenant = targetType === 'organization' ? targetId : tenantOf.get(targetId ?? '')
    const isHidden = tenant === undefined && ofTenants.has(targetType)
    return Object.assign(row, { organizationId: tenant ?? null, isHidden })
  })
}
