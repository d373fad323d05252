import { bigint, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, times } from '#platform/database/columns.ts'

/** Records that are alike by a rule but, as a manager decided, no duplicates. */
export const distinctRecords = pgTable(
  'distinct_records',
  {
    id: id(),
    resource: text().notNull(),
    rule: text().notNull(),
    key: bigint({ mode: 'bigint' }).notNull(),
    recordIds: uuid().array().notNull(),
    ...times,
  },
  (table) => [uniqueIndex('distinct_records_key').on(table.resource, table.rule, table.key)],
)
