import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, moment } from '../database/columns.ts'
import type { Action, TargetType } from './actions.ts'
import type { ActorType } from './actor.ts'

/** The moment that an id begins with: a range of moments is a range of ids. */
const momentOf = (made: AnyPgColumn): SQL =>
  sql`to_timestamp(('x' || translate(left(${made}::text, 13), '-', ''))::bit(48)::bigint / 1000.0)`

type Facts = Record<string, unknown>

/** The address of the member or invitee that an act in an organization names beside its target. */
const emailNamed = (): SQL =>
  sql`lower(coalesce(${activities.after} ->> 'email', ${activities.before} ->> 'email'))`

/**
 * Who did what to what. It points to no other table, so a row outlives what it names. When a user is deleted, a trigger
 * removes what tells who they were; see the migration `erase_deleted_users`.
 */
export const activities = pgTable(
  'activities',
  {
    id: id(),
    at: moment()
      .notNull()
      .generatedAlwaysAs((): SQL => momentOf(activities.id)),
    actorType: text().$type<ActorType>().notNull(),
    actorId: uuid(),
    /** As it was then, like all that follows. */
    actorEmail: text(),
    /** The admin who acted as this actor. */
    impersonatorId: uuid(),
    action: text().$type<Action>().notNull(),
    targetType: text().$type<TargetType>().notNull(),
    /** None when it was done to many. */
    targetId: uuid(),
    targetName: text(),
    /** What changed, and nothing else. */
    before: jsonb().$type<Facts>(),
    after: jsonb().$type<Facts>(),
    requestId: text(),
  },
  (table) => [
    index('activities_actor').on(table.actorId, table.id),
    index('activities_actor_action').on(table.actorId, table.action, table.id),
    index('activities_target').on(table.targetId, table.id),
    index('activities_target_type').on(table.targetType, table.id),
    index('activities_action').on(table.action, table.id),
    index('activities_email_named')
      .on(emailNamed())
      .where(sql`${table.targetType} = 'organization' AND ${emailNamed()} IS NOT NULL`),
  ],
)
