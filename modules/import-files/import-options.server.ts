import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { z } from 'zod/mini'
import type { LinkTable, Tenancy } from '#kit/resource/index.server.ts'
import type { Readers } from './reading/read-entries.server.ts'

export interface ImportOptions {
  table: PgTable
  references?: Record<string, ImportedReference>
  tenancy?: Tenancy
  keyed?: { field: string; message: string }
  readers?: Readers
  summary?: string
}

export interface ImportedReference {
  name: PgColumn
  /** A file may use these instead, where no record has it as its name. */
  otherNames?: PgColumn[]
  /** Of a name in a file. */
  rule?: z.ZodMiniType<string>
  links?: LinkTable
  isSeen?: (column: string) => string
  /** The SQL of the created record's other columns, from its name's unique form; unset rejects unknown names. */
  create?: Record<string, (key: string) => string>
}
