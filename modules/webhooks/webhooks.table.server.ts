import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '#platform/access/tables.ts'
import { createdAt, id, moment, snapshot, times } from '#platform/database/columns.ts'
import type { DeliveryFailure, DeliveryKind, DeliveryState } from './delivery.ts'
import type { WebhookStatus } from './webhook.ts'

/** It does no more than its user may do when an event is sent. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** No foreign key: a product may do without organizations. The sweep deletes those of an organization that is gone. */
    organizationId: uuid(),
    url: text().notNull(),
    events: text().array().notNull(),
    status: text().$type<WebhookStatus>().notNull().default('active'),
    /** Encrypted, as the one before a rotation is. */
    secret: text().notNull(),
    formerSecret: text(),
    formerUntil: moment(),
    /** Events that were committed before it are not for this webhook. */
    since: snapshot()
      .notNull()
      .default(sql`pg_current_snapshot()`),
    /** No delivery has succeeded since. */
    failingSince: moment(),
    /** Deliveries in a row that got no answer in time. Until `quietUntil`, no event is sent. */
    silences: integer().notNull().default(0),
    quietUntil: moment(),
    /** Of the message that says that it was switched off. */
    language: text().notNull(),
    ...times,
  },
  (table) => [
    index('webhooks_user').on(table.userId),
    index('webhooks_organization').on(table.organizationId, table.id),
    index('webhooks_active')
      .on(table.id)
      .where(sql`${table.status} = 'active'`),
  ],
)

const isPending = sql`state = 'pending'`

export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    webhookId: uuid()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    kind: text().$type<DeliveryKind>().notNull(),
    activityId: uuid(),
    /** The same for a replay, so that the receiver knows the message again. */
    messageId: uuid().notNull(),
    type: text().notNull(),
    /** The resource whose content is in the payload: its owner must be allowed to read it. */
    reads: text(),
    payload: text().notNull(),
    /** Deliveries of one record go out in the order of their number. */
    recordKey: text(),
    sequence: bigint({ mode: 'number' }),
    state: text().$type<DeliveryState>().notNull().default('pending'),
    attempts: integer().notNull().default(0),
    /** While it is being sent, the end of its lease. */
    dueAt: moment().notNull().defaultNow(),
    /** Tries end three days later. */
    firstAttemptedAt: moment(),
    attemptedAt: moment(),
    failure: text().$type<DeliveryFailure>(),
    requestHeaders: jsonb().$type<Record<string, string>>(),
    responseStatus: integer(),
    responseHeaders: jsonb().$type<Record<string, string>>(),
    responseBody: text(),
    durationMs: integer(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('webhook_deliveries_event')
      .on(table.webhookId, table.activityId)
      .where(sql`kind = 'event'`),
    index('webhook_deliveries_webhook').on(table.webhookId, table.id),
    index('webhook_deliveries_due').on(table.webhookId, table.dueAt).where(isPending),
    index('webhook_deliveries_record')
      .on(table.webhookId, table.recordKey, table.sequence)
      .where(isPending),
    index('webhook_deliveries_created').on(table.createdAt),
  ],
)

/** One row: up to where the record has been read. */
export const webhookPosition = pgTable('webhook_position', {
  id: boolean().primaryKey().default(true),
  seen: snapshot()
    .notNull()
    .default(sql`pg_current_snapshot()`),
  /** While the rows between two snapshots come in several pages: the later snapshot, and the last row of a page. */
  cut: snapshot(),
  lastId: uuid(),
  sequence: bigint({ mode: 'number' }).notNull().default(0),
})
