import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase, migrateOnce } from '#platform/database/migration/test-migrations.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { bringUp, historyUntil } from './earlier-history.ts'

const { pool, connection } = await testDatabase()

test('mail that waits or failed before the table of jobs is in it afterwards', async () => {
  await emptyDatabase(connection)
  await migrateOnce(connection, await historyUntil('erase_deleted_users', onTestFinished))
  await pool.query(
    `INSERT INTO mails (lane, recipient, sealed, useless_at, attempts, failure, lost_at) VALUES
     ('code', 'ann@example.com', 'secret', now() + interval '1 hour', 0, NULL, NULL),
     ('bulk', 'ben@example.com', '', now(), 3, 'No such mailbox', now())`,
  )
  await bringUp(connection)
  const { rows } = await pool.query<object>(
    `SELECT name, email, input, attempts, failure, failed_at IS NOT NULL AS failed FROM jobs ORDER BY email`,
  )
  expect(rows).toEqual([
    {
      name: 'mail-code',
      email: 'ann@example.com',
      input: { to: 'ann@example.com', encrypted: 'secret' },
      attempts: 0,
      failure: null,
      failed: false,
    },
    {
      name: 'mail-bulk',
      email: 'ben@example.com',
      input: null,
      attempts: 3,
      failure: 'No such mailbox',
      failed: true,
    },
  ])
})
