import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'

/** The catalog's foreign keys include those of later tables; a partition repeats its table's key. */
export async function pictureIsUsed(orm: Pick<Database['orm'], 'execute'>): Promise<SQL> {
  const { rows } = await orm.execute<{ condition: string | null }>(sql`
    SELECT string_agg(
      format('EXISTS (SELECT FROM %s AS used WHERE used.%I = "files"."id")', conrelid::regclass, attname), ' OR '
    ) AS condition
    FROM pg_constraint
    CROSS JOIN LATERAL unnest(conkey, confkey) AS pair (referring, referred)
    JOIN pg_attribute ON attrelid = conrelid AND attnum = referring
    WHERE contype = 'f' AND confrelid = 'files'::regclass AND conparentid = 0
      AND referred = (SELECT attnum FROM pg_attribute WHERE attrelid = confrelid AND attname = 'id')`)
  return sql.raw(`(${rows[0]?.condition ?? 'false'})`)
}
