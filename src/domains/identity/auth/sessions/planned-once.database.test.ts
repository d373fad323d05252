import { afterAll, expect, test } from 'vitest'
import { readConfig } from '#platform/config/config.ts'
import { connect, ormOn } from '#platform/database/connect.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { silentLog } from '#platform/database/test-server.ts'
import { testHooks } from '../test-auth.ts'
import { findSession } from './current-session.server.ts'

// Past a pooler, which would carry no names of statements.
const database = connect((await testDatabase()).connection, silentLog)
afterAll(() => database.close())
const config = readConfig({ AUTH_SECRET: 'a secret that only this test knows, and it is long' })

test('the lookup of a session is not planned for each request', async () => {
  await database.pool.query(`
    INSERT INTO users (email) SELECT 'user' || n || '@example.com' FROM generate_series(1, 5000) n;
    INSERT INTO sessions (token, user_id, expires_at)
      SELECT gen_random_uuid(), id, now() + interval '1 day' FROM users`)
  await database.pool.query('ANALYZE')
  const client = await database.pool.connect()
  try {
    const services = { accountHooks: testHooks, config, database: { orm: ormOn(client) } }
    for (let time = 0; time < 20; time += 1) {
      await findSession(services, { token: `token ${time}`, headers: new Headers() })
    }
    const { rows } = await client.query<{ name: string; planned: number }>(
      `SELECT name, custom_plans::int AS planned FROM pg_prepared_statements`,
    )
    // PostgreSQL plans the first five to compare.
    expect(rows).toEqual([{ name: 'find_session', planned: 5 }])
  } finally {
    client.release()
  }
})
