import { inArray, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'

const batch = 1000

/** Each statement is short, so it holds no lock for long and stays below the time limit of statements. */
export async function deleteInBatches(
  { orm }: Pick<Database, 'orm'>,
  table: PgTable & { id: PgColumn },
  { where, orderBy }: { where: SQL; orderBy: PgColumn },
): Promise<void> {
  for (let found = batch; found === batch;) {
    const some = orm.select({ id: table.id }).from(table).where(where).orderBy(orderBy).limit(batch)
    // As values: the planner might join a subquery with the whole table, or with every partition.
    const ids = (await some).map(({ id }) => id)
    await orm.delete(table).where(inArray(table.id, ids))
    found = ids.length
  }
}
