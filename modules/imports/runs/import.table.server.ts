import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { SampleColumn, Values } from '#modules/import-files/index.server.ts'
import type { ColumnFields, Fix, Problem } from '#modules/import-files/index.ts'
import { users } from '#platform/access/tables.ts'
import { createdAt, id, moment } from '#platform/database/columns.ts'
import type { Failure, ImportState, Review, RunCounts, UndoCounts } from './import-run.ts'

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

export const imports = pgTable(
  'imports',
  {
    id: id(),
    resource: text().notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    fileName: text().notNull(),
    format: text().notNull(),
    size: integer().notNull(),
    columns: jsonb().$type<SampleColumn[]>().notNull(),
    fields: jsonb().$type<ColumnFields>().notNull(),
    update: boolean().notNull().default(false),
    fixes: jsonb().$type<Fix[]>().notNull().default([]),
    state: text().$type<ImportState>().notNull().default('uploaded'),
    /** Names the job that works on it now: an earlier job stops. */
    task: uuid(),
    attempts: integer().notNull().default(0),
    /** In thousandths. */
    progress: integer().notNull().default(0),
    counts: jsonb().$type<RunCounts>(),
    review: jsonb().$type<Review>(),
    failure: jsonb().$type<Failure>(),
    undone: jsonb().$type<UndoCounts>(),
    createdAt: createdAt(),
    finishedAt: moment(),
  },
  (table) => [
    index('imports_resource').on(table.resource, table.id),
    index('imports_user').on(table.userId),
  ],
)

/** The file, until it is imported. */
export const importChunks = pgTable(
  'import_chunks',
  {
    importId: uuid()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    place: integer().notNull(),
    bytes: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.place] })],
)

/** `raw` is the text of a line that could not be read. */
export type StoredProblem = Problem & { raw?: string | undefined }

/** Lines with problems, and lines that were corrected. */
export const importLines = pgTable(
  'import_lines',
  {
    importId: uuid()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    line: integer().notNull(),
    values: jsonb().$type<Values>(),
    problems: jsonb().$type<StoredProblem[]>().notNull(),
    isCorrected: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.importId, table.line] })],
)
