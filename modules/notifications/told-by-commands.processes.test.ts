import { expect, onTestFinished, test } from 'vitest'
import { admin } from '#platform/command-line/test-admin.ts'
import { TestProcess, usedDataDir } from '#platform/database/test-process.ts'

test('a command that ends sessions tells their user, by email too', async () => {
  const dataDir = usedDataDir(onTestFinished)
  const database = await TestProcess.start(dataDir)
  await database.query(`INSERT INTO users (name, email) VALUES ('Ann', 'ann@example.com')`)
  await database.query(
    `INSERT INTO sessions (token, user_id, expires_at) SELECT 'token', id, now() + interval '1 day' FROM users`,
  )
  const { exit } = await admin(dataDir, 'sessions', 'end', 'ann@example.com', '--all').outcome()
  expect(exit).toEqual([0, null])
  expect(
    await database.query('SELECT kind, mail_due_at <= now() AS is_due FROM notifications'),
  ).toEqual([{ kind: 'sessionsEnded', is_due: true }])
  await database.close()
})
