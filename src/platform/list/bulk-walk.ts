import { and, asc, gt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod/mini'
import type { Database } from '../database/database.ts'
import { encryptCursor, decryptCursor } from './cursor.ts'

/** How far a bulk over all that a filter finds has come: one call does a part, whoever wants the rest calls again. */
export interface BulkPlace {
  /** The last that was looked at; the walk goes along the ids, where no change moves anything. */
  last?: string | undefined
  /** So many were found when it began. */
  total: number
  /** Where all of them are on record, as one; whoever relies on it looks whether that is true. */
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

/** The next ids that a condition finds. */
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
