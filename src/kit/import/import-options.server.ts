import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { z } from 'zod/mini'
import type { Readers } from './reading/read-entries.server.ts'

export interface ImportOptions {
  table: PgTable
  /** By the name of the field. Files name the records that references point to. */
  references?: Record<string, ImportedReference>
  /** A field whose value another line of the file can hold, under a key. */
  keyed?: { field: string; message: string }
  readers?: Readers
  /** One line for the list of commands. */
  summary?: string
}

export interface ImportedReference {
  /** The unique name of the records, compared ignoring case. */
  name: PgColumn
  rule: z.ZodMiniType<string>
  /**
   * Creates records with an unknown name; gives the SQL of their other columns, from the SQL of the name's unique form.
   * Without it, a line with an unknown name is rejected.
   */
  create?: Record<string, (key: string) => string>
}
