import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase, migrateOnce } from '#platform/database/migration/test-migrations.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { bringUp, historyUntil } from './earlier-history.ts'

test('keys that were made before shelves and organizations had scopes keep what they read, and change nothing there', async () => {
  const { pool, connection } = await testDatabase()
  await emptyDatabase(connection)
  await migrateOnce(connection, await historyUntil('_web_push', onTestFinished))
  await pool.query(
    `WITH owner AS (INSERT INTO users (email) VALUES ('ada@example.com') RETURNING id)
     INSERT INTO api_keys (user_id, name, start, hash, scopes, organization_id)
     SELECT id, name, '', name, scopes::text[], organization::uuid FROM owner, (VALUES
       ('app', '{apps:app}', NULL),
       ('books', '{book:read,book:update}', NULL),
       ('books of an organization', '{book:read}', '019aa5b0-0000-7000-8000-000000000001'),
       ('account', '{account:update,user:set-role}', NULL)
     ) AS made (name, scopes, organization)`,
  )
  await bringUp(connection)
  const { rows } = await pool.query<{ name: string; scopes: string[] }>(
    'SELECT name, scopes FROM api_keys',
  )
  expect(Object.fromEntries(rows.map(({ name, scopes }) => [name, scopes]))).toEqual({
    app: ['apps:app', 'organization:read', 'member:read', 'team:read', 'invitation:read'],
    books: ['book:read', 'book:update', 'shelf:read'],
    'books of an organization': ['book:read'],
    account: ['account:update', 'user:set-role'],
  })
})
