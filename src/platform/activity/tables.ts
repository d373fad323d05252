import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, moment, transactionId } from '../database/columns.ts'
import type { Action } from './actions.ts'
import type { ActorType } from './actor.ts'

/** The time in a UUIDv7: a range of times is a range of ids. */
const momentOf = (made: AnyPgColumn): SQL =>
  sql`to_timestamp(('x' || translate(left(${made}::text, 13), '-', ''))::bit(48)::bigint / 1000.0)`

type Facts = Record<string, unknown>

const emailNamed = (): SQL =>
  sql`lower(coalesce(${activities.after} ->> 'email', ${activities.before} ->> 'email'))`

/** No foreign keys: a row outlives what it names. The trigger of `erase_deleted_users` removes personal data. */
export const activities = pgTable(
  'activities',
  {
    id: id(),
    at: moment()
      .notNull()
      .generatedAlwaysAs((): SQL => momentOf(activities.id)),
    actorType: text().$type<ActorType>().notNull(),
    actorId: uuid(),
    actorEmail: text(),
    impersonatorId: uuid(),
    /** The API key that the actor's program had, and its name then. */
    keyId: uuid(),
    keyName: text(),
    action: text().$type<Action>().notNull(),
    targetType: text().notNull(),
    targetId: uuid(),
    targetName: text(),
    /** Null where records have none, and in rows of many records. */
    targetVersion: integer(),
    /** The part of the target that changed, like a team of an organization; never a person. */
    subjectId: uuid(),
    subjectName: text(),
    before: jsonb().$type<Facts>(),
    after: jsonb().$type<Facts>(),
    requestId: text(),
    /** Tells which rows were committed since a snapshot: ids are made before the commit. Null in restored rows. */
    transaction: transactionId().default(sql`pg_current_xact_id()`),
  },
  (table) => [
    index('activities_actor').on(table.actorId, table.id),
    index('activities_actor_action').on(table.actorId, table.action, table.id),
    index('activities_target').on(table.targetId, table.id),
    index('activities_target_type').on(table.targetType, table.id),
    index('activities_action').on(table.action, table.id),
    index('activities_transaction')
      .on(table.transaction)
      .where(sql`${table.transaction} IS NOT NULL`),
    index('activities_email_named')
      .on(emailNamed())
      .where(sql`${table.targetType} = 'organization' AND ${emailNamed()} IS NOT NULL`),
  ],
)
