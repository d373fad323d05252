import { expect, test } from 'vitest'
import { tables } from '#app/api/test-domains.server.ts'
import { resourceTables } from '#app/api/test-resources.server.ts'
import { notBackedUp } from '#app/commands.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { listTables } from './tables.server.ts'

const { pool } = await testDatabase()

async function inTheDatabase(): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT tablename::text AS name FROM pg_tables WHERE schemaname = 'public'`,
  )
  return rows.map(({ name }) => name)
}

const backedUp = async () => (await listTables(pool, notBackedUp)).map(({ name }) => name)

test('a backup holds every table that is not left out for a reason', async () => {
  const held = await backedUp()
  const ofImports = ['imports', 'import_chunks', 'import_lines']
  const ofKit = ['activities', 'distinct_records', 'figures', 'files', ...ofImports]
  const others = ['fruitless_searches', 'user_pictures', ...ofKit]
  const declared = [...new Set([...others, ...tables, ...resourceTables])]
  const isHeld = (table: string) => !Object.hasOwn(notBackedUp, table)
  expect(held.toSorted()).toEqual(declared.filter(isHeld).toSorted())
  expect([...held, ...Object.keys(notBackedUp)].toSorted()).toEqual(
    (await inTheDatabase()).toSorted(),
  )
})

test('a new table is in a backup by itself, without its computed columns', async () => {
  const before = await backedUp()
  await pool.query(
    'CREATE TABLE newcomers (id integer PRIMARY KEY, "Name" text, twice integer GENERATED ALWAYS AS (id * 2) STORED)',
  )
  const listed = await listTables(pool, notBackedUp)
  expect(listed.map(({ name }) => name)).toEqual([...before, 'newcomers'].toSorted())
  expect(listed.find(({ name }) => name === 'newcomers')?.columns).toEqual(['id', 'Name'])
  await pool.query('DROP TABLE newcomers')
})

// A restore would have to set sequences after loading.
test('no table counts by a sequence, and rows lie in ordinary tables and their partitions alone', async () => {
  const { rows } = await pool.query(
    `SELECT relname, relkind FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind NOT IN ('r', 'i', 't', 'c', 'p', 'I')`,
  )
  expect(rows).toEqual([])
})

test('every table of another schema is a partition of one that a backup holds', async () => {
  const { rows } = await pool.query<{ parent: string | null }>(
    `SELECT DISTINCT inhparent::regclass::text AS parent FROM pg_class LEFT JOIN pg_inherits ON inhrelid = oid
     WHERE relkind IN ('r', 'p', 'm', 'f') AND relnamespace::regnamespace::text
       NOT IN ('public', 'drizzle', 'pg_catalog', 'pg_toast', 'information_schema')`,
  )
  expect(rows).toEqual([{ parent: 'activities' }])
  expect(await backedUp()).toContain('activities')
})
