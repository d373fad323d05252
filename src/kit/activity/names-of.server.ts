import { and, inArray, isNull, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { FindNames } from './name-activity.server.ts'

type Named = PgTable & { id: AnyPgColumn; deletedAt?: AnyPgColumn }

export const namesOf =
  (table: Named, name: AnyPgColumn): FindNames =>
  async (orm, ids) => {
    const rows = await orm
      .select({ id: sql<string>`${table.id}`, name: sql<string>`${name}` })
      .from(table)
      .where(and(inArray(table.id, ids), table.deletedAt && isNull(table.deletedAt)))
    return new Map(rows.map((row) => [row.id, row.name]))
  }
