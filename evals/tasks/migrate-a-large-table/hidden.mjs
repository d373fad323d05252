import { expect, onTestFinished, test } from 'vitest'
import {
  emptyDatabase,
  migrateOnce,
  projectWith,
} from '#platform/database/migration/test-migrations.ts'
import { testDatabase } from '#platform/database/test-database.ts'

const { connection, pool } = await testDatabase()
const insert = `INSERT INTO activities (actor_type, action, target_type) SELECT 'operator', 'book.create', 'book'`

const chosen = ({ name }) => name.includes('/') || name <= process.env.LAST_MIGRATION

test('activities get their source', async () => {
  await emptyDatabase(connection)
  await migrateOnce(connection, await projectWith(onTestFinished, { chosen }))
  await pool.query(`${insert} FROM generate_series(1, 20000)`)
  // The rows are in the partitions, if the table has some.
  const file = `SELECT relid::regclass::text AS part, pg_relation_filenode(relid) AS file
    FROM pg_partition_tree('activities') ORDER BY part`
  const before = await pool.query(file)
  await migrateOnce(connection)
  expect((await pool.query(file)).rows).toEqual(before.rows)
  // As the older release inserts during the upgrade.
  await pool.query(insert)
  const { rows } = await pool.query('SELECT source, count(*)::int FROM activities GROUP BY source')
  expect(rows).toEqual([{ source: 'product', count: 20_001 }])
  const { rows: constraints } = await pool.query(
    `SELECT relid::regclass::text AS part, convalidated FROM pg_partition_tree('activities')
     LEFT JOIN pg_constraint ON conrelid = relid AND conname = 'activities_source_known'`,
  )
  expect(constraints.filter(({ convalidated }) => convalidated !== true)).toEqual([])
  const { rows: columns } = await pool.query(
    `SELECT is_nullable FROM information_schema.columns WHERE table_name = 'activities' AND column_name = 'source'`,
  )
  expect(columns).toEqual([{ is_nullable: 'NO' }])
  const unknown = pool.query(insert.replace('type)', 'type, source)').concat(`, 'elsewhere'`))
  await expect(unknown).rejects.toThrow('activities_source_known')
})
