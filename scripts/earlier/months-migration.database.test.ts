import { Client } from 'pg'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { addActivity, monthBegins, monthName, partitionOf } from '#platform/activity/test-months.ts'
import { migrate } from '#platform/database/migration/migrate.ts'
import { emptyDatabase, migrateOnce } from '#platform/database/migration/test-migrations.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { administer, silentLog } from '#platform/database/test-server.ts'
import { bringUp, historyUntil } from './earlier-history.ts'

const database = await testDatabase()
const { pool, connection } = database

beforeEach(async () => {
  await emptyDatabase(connection)
  await migrateOnce(connection, await historyUntil('_trash_search', onTestFinished))
})

const everything = async () =>
  (await pool.query<object>('SELECT * FROM activities ORDER BY id')).rows

test('the migration keeps every row, and reads none while it blocks writers', async () => {
  for (const month of [-20, -3, -1]) await addActivity(database, monthBegins(month, 3))
  await addActivity(database, new Date())
  const before = await everything()
  const client = new Client(connection)
  const notices: string[] = []
  client.on('notice', ({ message = '' }) => void notices.push(message))
  await client.connect()
  await client.query(`SET client_min_messages = 'debug1'`)
  await migrate(client, silentLog, 'scripts/earlier')
  await client.end()
  // Later migrations add the key, the version, the transaction and the subject.
  const added = {
    key_id: null,
    key_name: null,
    target_version: null,
    transaction: null,
    subject_id: null,
    subject_name: null,
  }
  const kept = before.map((row) => Object.assign({}, row, added))
  expect(await everything()).toEqual(kept)
  expect(notices).toContain(
    'partition constraint for table "activities_earlier" is implied by existing constraints',
  )
})

test('a row of a clock that was ahead does not stop the migration', async () => {
  const ahead = await addActivity(database, monthBegins(30))
  await bringUp(connection)
  expect(await partitionOf(database, ahead)).toBe('activities_earlier')
  const { rows } = await pool.query<{ now: string }>('SELECT uuid_v7() AS now')
  expect((rows[0]?.now ?? '') < ahead).toBe(true)
})

test('processes of the former release write before, during and after the migration', async () => {
  const writer = new Client(connection)
  await writer.connect()
  const write = () =>
    writer.query({
      name: 'former',
      text: `INSERT INTO activities (id, actor_type, action, target_type, before) VALUES (default, $1, $2, $3, default) RETURNING id`,
      values: ['nobody', 'pet.create', 'pet'],
    })
  let written = 0
  const stop = new AbortController()
  const writing = (async () => {
    while (!stop.signal.aborted) {
      await write()
      written += 1
    }
  })()
  await expect.poll(() => written).toBeGreaterThan(10)
  await bringUp(connection)
  const soFar = written
  await expect.poll(() => written).toBeGreaterThan(soFar + 10)
  stop.abort()
  await writing
  await writer.end()
  expect(await everything()).toHaveLength(written)
})

test('a role that may only add to the record may do that right after the migration, and no more', async () => {
  const role = `test_writer_${crypto.randomUUID().slice(0, 8)}`
  await administer(
    connection,
    `CREATE ROLE ${role}; GRANT USAGE ON SCHEMA public TO ${role}; GRANT INSERT, SELECT ON activities TO ${role}`,
  )
  await bringUp(connection)
  const client = new Client(connection)
  await client.connect()
  await client.query(`SET ROLE ${role}`)
  await client.query(
    `INSERT INTO activities (actor_type, action, target_type) VALUES ('nobody', 'pet.create', 'pet')`,
  )
  const refused = ['DELETE FROM activities', `DELETE FROM activity_months.${monthName(2)}`].map(
    (statement) =>
      client.query(statement).then(
        () => 'done',
        ({ code }: { code: string }) => code,
      ),
  )
  expect(await Promise.all(refused)).toEqual(['42501', '42501'])
  await client.end()
  await administer(connection, `DROP OWNED BY ${role}; DROP ROLE ${role}`)
})
