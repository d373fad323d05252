import { afterAll, expect, test } from 'vitest'
import { testHooks } from '#domains/identity/auth/test-auth.ts'
import { readConfig } from '#platform/config/config.ts'
import { connect, ormOn } from '#platform/database/connect.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { silentLog } from '#platform/database/test-server.ts'
import { findKeyCaller } from './find-key.server.ts'
import { makeKey } from './key-text.server.ts'

// Past a pooler, which would carry no names of statements.
const database = connect((await testDatabase()).connection, silentLog)
afterAll(() => database.close())
const config = readConfig({ AUTH_SECRET: 'a secret that only this test knows, and it is long' })

test('the lookup of a key is not planned for each request', async () => {
  await database.pool.query(`
    INSERT INTO users (email) SELECT 'user' || n || '@example.com' FROM generate_series(1, 5000) n;
    INSERT INTO api_keys (user_id, name, start, hash, scopes)
      SELECT id, 'Key', '', gen_random_uuid(), '{}' FROM users`)
  await database.pool.query('ANALYZE')
  const client = await database.pool.connect()
  try {
    const services = { accountHooks: testHooks, config, database: { orm: ormOn(client) } }
    for (let time = 0; time < 20; time += 1) await findKeyCaller(services, makeKey())
    const { rows } = await client.query<{ name: string; planned: number }>(
      `SELECT name, custom_plans::int AS planned FROM pg_prepared_statements`,
    )
    // PostgreSQL plans the first five to compare.
    expect(rows).toEqual([{ name: 'find_key_of_1', planned: 5 }])
  } finally {
    client.release()
  }
})
