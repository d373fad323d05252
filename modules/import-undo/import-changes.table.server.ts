import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Values } from '#modules/import-files/index.server.ts'
import { imports } from '#modules/imports/index.server.ts'
import type { UndoCounts } from '#modules/imports/screen/index.ts'

/** The changes of an import; `before` is null for the records that it created. */
export const importChanges = pgTable(
  'import_changes',
  {
    importId: uuid()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    recordId: uuid().notNull(),
    /** A created record has this version after the import. */
    version: integer(),
    before: jsonb().$type<Values>(),
    after: jsonb().$type<Values>(),
    outcome: text().$type<keyof UndoCounts>(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.recordId] })],
)
