import { and, asc, gt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod/mini'
import type { Database } from '../database/database.ts'
import { encryptCursor, decryptCursor } from './page.ts'

export interface BulkPlace {
  last?: string | undefined
  total: number
  /** The client sends the id of the activity row, so it must be verified. */
  recordId?: string | undefined
}

const written = z.tuple([z.uuid(), z.int(), z.nullable(z.uuid())])

export const writeBulkCursor = (bulk: unknown, { last, total, recordId }: BulkPlace) =>
  encryptCursor(bulk, [last, total, recordId ?? null])

export function readBulkCursor(bulk: unknown, cursor: string): BulkPlace {
  const [last, total, recordId] = decryptCursor(bulk, cursor, written)
  return { last, total, recordId: recordId ?? undefined }
}

type Found = { table: PgTable; id: PgColumn; wanted: SQL | undefined }

export async function idsAfter(
  { orm }: Pick<Database, 'orm'>,
  { table, id, wanted }: Found,
  { last, size }: { last: string | undefined; size: number },
): Promise<string[]> {
  const rows = await orm
    .select({ id: sql<string>`${id}` })
    .from(table)
    .where(and(wanted, last === undefined ? undefined : gt(id, last)))
    .orderBy(asc(id))
    .limit(size)
  return rows.map((row) => row.id)
}
