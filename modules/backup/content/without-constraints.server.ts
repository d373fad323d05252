import type { PoolClient } from 'pg'
import type { NotBackedUp } from '#kit/features/index.server.ts'
import { listTables, quoted } from './tables.server.ts'

type Statements = { takeDown: string; putBack: string }

/** Rows come in any order and must stay unchanged; building indexes afterwards takes a fraction of the time. */
export async function withoutConstraints(
  client: PoolClient,
  leftOut: NotBackedUp,
  load: () => Promise<void>,
): Promise<void> {
  const pairs = [
    ...(await policies(client)),
    ...(await triggers(client, leftOut)),
    ...(await keys(client)),
    ...(await indexes(client)),
  ]
  for (const { takeDown } of pairs) await client.query(takeDown)
  await load()
  for (const { putBack } of pairs.toReversed()) await client.query(putBack)
}

/** COPY can't load a table whose policies apply. */
async function policies(client: PoolClient): Promise<Statements[]> {
  const { rows } = await client.query<Statements>(
    `SELECT format('ALTER TABLE %s NO FORCE ROW LEVEL SECURITY', oid::regclass) AS "takeDown",
       format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', oid::regclass) AS "putBack"
     FROM pg_class WHERE relforcerowsecurity AND relnamespace = 'public'::regnamespace`,
  )
  return rows
}

const triggers = async (client: PoolClient, leftOut: NotBackedUp): Promise<Statements[]> =>
  (await listTables(client, leftOut)).map(({ name }) => ({
    takeDown: `ALTER TABLE ${quoted(name)} DISABLE TRIGGER USER`,
    putBack: `ALTER TABLE ${quoted(name)} ENABLE TRIGGER USER`,
  }))

async function keys(client: PoolClient): Promise<Statements[]> {
  const { rows } = await client.query<Statements>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS "takeDown",
       format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS "putBack"
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  )
  return rows
}

/** The definition of a partitioned table's index says ONLY, which would leave out its partitions. */
async function indexes(client: PoolClient): Promise<Statements[]> {
  const { rows } = await client.query<Statements>(
    `SELECT format('DROP INDEX %s', indexrelid::regclass) AS "takeDown",
       replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') AS "putBack"
     FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
     WHERE relnamespace = 'public'::regnamespace AND NOT EXISTS (
       SELECT FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u', 'x')
     )`,
  )
  return rows
}
