import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '#platform/access/tables.ts'
import { createdAt, id } from '#platform/database/columns.ts'
import type { BulkAction } from '../bulk-action.server.ts'

/** An act on many records that the user who did it can undo. */
export const undoableActs = pgTable(
  'undoable_acts',
  {
    id: id(),
    resource: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null for a merge. */
    action: jsonb().$type<BulkAction>(),
    createdAt: createdAt(),
  },
  (table) => [
    index('undoable_acts_user').on(table.userId),
    index('undoable_acts_created').on(table.createdAt),
  ],
)

const actId = () =>
  uuid()
    .notNull()
    .references(() => undoableActs.id, { onDelete: 'cascade' })

/** A record as the act left it: its version, and the former value of what the act has set. */
export const undoableChanges = pgTable(
  'undoable_changes',
  {
    actId: actId(),
    recordId: uuid().notNull(),
    version: integer(),
    before: jsonb(),
    after: jsonb(),
  },
  (table) => [primaryKey({ columns: [table.actId, table.recordId] })],
)

/** A row that referred to a merged record: it refers to the kept one now, or was deleted because that had one already. */
export const undoableReferences = pgTable(
  'undoable_references',
  {
    id: id(),
    actId: actId(),
    tableName: text().notNull(),
    columnName: text().notNull(),
    recordId: uuid().notNull(),
    row: jsonb().notNull(),
    isDeleted: boolean().notNull(),
  },
  (table) => [index('undoable_references_act').on(table.actId, table.tableName)],
)
