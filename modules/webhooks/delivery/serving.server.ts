import { eq, exists, or, sql } from 'drizzle-orm'
import { permissionsOf } from '#platform/access/permissions.ts'
import { stillBanned } from '#platform/access/still-banned.ts'
import { users } from '#platform/access/tables.ts'
import { type Snapshot, snapshotOf } from '#platform/activity/tail/snapshot.ts'
import type { Database } from '#platform/database/database.ts'
import { includesAll } from '#rules/includes-all.ts'
import type { Permissions } from '#rules/permissions.ts'
import { webhookDeliveries, webhooks } from '../webhooks.table.server.ts'
import type { WebhookServices } from './webhook-parts.server.ts'

/** The permissions are those of the list of all activity. */
export const globalNeeds: Permissions = { webhook: ['create'], user: ['list'] }

export type ServedWebhook = typeof webhooks.$inferSelect & {
  owner: { email: string; permissions: Permissions }
  committed: Snapshot
}

interface Serving {
  permitted: ServedWebhook[]
  /** Their owners may not have them now. */
  refused: string[]
}

/** The webhooks that events may go to, and those that have deliveries waiting, with what their owners may do now. */
export async function webhooksToServe({
  config,
  database: { orm },
  parts,
}: Pick<WebhookServices, 'config' | 'parts'> & {
  database: { orm: Pick<Database['orm'], 'select'> }
}): Promise<Serving> {
  const waiting = orm
    .select({ one: sql`1` })
    .from(webhookDeliveries)
    .where(sql`${webhookDeliveries.webhookId} = ${webhooks.id} AND state = 'pending'`)
  const rows = await orm
    .select({ webhook: webhooks, id: users.id, role: users.role, email: users.email, stillBanned })
    .from(webhooks)
    .innerJoin(users, eq(users.id, webhooks.userId))
    .where(or(eq(webhooks.status, 'active'), exists(waiting)))
  const ofOrganizations = rows.filter(({ webhook }) => webhook.organizationId !== null)
  const managing = await parts.organizations?.managedBy(orm, [
    ...new Set(ofOrganizations.map(({ id }) => id)),
  ])
  const manages = new Set(managing?.map(({ userId, organizationId }) => userId + organizationId))

  function isPermitted({ webhook: { organizationId }, ...owner }: (typeof rows)[number]) {
    if (owner.stillBanned) return false
    if (organizationId !== null) return manages.has(owner.id + organizationId)
    return includesAll(permissionsOf(owner, config.adminUserIds), globalNeeds)
  }

  return {
    permitted: rows.filter(isPermitted).map(({ webhook, email, ...person }) =>
      Object.assign(webhook, {
        owner: { email, permissions: permissionsOf(person, config.adminUserIds) },
        committed: snapshotOf(webhook.since),
      }),
    ),
    refused: rows.filter((row) => !isPermitted(row)).map(({ webhook }) => webhook.id),
  }
}
