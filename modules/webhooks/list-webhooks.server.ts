import { desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { users } from '#platform/access/tables.ts'
import type { Database } from '#platform/database/database.ts'
import type { Webhook } from './webhook.ts'
import { webhooks } from './webhooks.table.server.ts'

type Orm = Pick<Database['orm'], 'select'>

export const ofScope = (organizationId: string | null): SQL =>
  organizationId === null
    ? isNull(webhooks.organizationId)
    : eq(webhooks.organizationId, organizationId)

export function listWebhooks(orm: Orm, where: SQL | undefined): Promise<Webhook[]> {
  return orm
    .select({
      id: webhooks.id,
      url: webhooks.url,
      events: webhooks.events,
      status: webhooks.status,
      organizationId: webhooks.organizationId,
      owner: { id: users.id, name: users.name, email: users.email },
      failingSince: webhooks.failingSince,
      formerUntil:
        sql<Date | null>`CASE WHEN ${webhooks.formerUntil} > now() THEN ${webhooks.formerUntil} END`.mapWith(
          webhooks.formerUntil,
        ),
      createdAt: webhooks.createdAt,
    })
    .from(webhooks)
    .innerJoin(users, eq(users.id, webhooks.userId))
    .where(where)
    .orderBy(desc(webhooks.id))
}
