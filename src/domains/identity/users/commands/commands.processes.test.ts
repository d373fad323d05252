import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { adminWith } from '#platform/command-line/test-admin.ts'
import { TestProcess, usedDataDir } from '#platform/database/test-process.ts'
import { product } from '#rules/product.ts'

async function house() {
  const dataDir = usedDataDir(onTestFinished)
  const database = await TestProcess.start(dataDir)
  await database.query(`
    INSERT INTO users (name, email, role, email_verified, banned) VALUES
      ('Ada Lovelace', 'ada@example.com', 'admin', true, false),
      ('Ben Okri', 'ben@example.com', 'user', true, false),
      ('Cy', 'cy@example.com', 'user', true, true)`)
  await database.query(`INSERT INTO users (name, email, email_verified)
    SELECT 'User ' || n, n || '@example.org', true FROM generate_series(1, 150) AS n`)
  await database.query(`
    INSERT INTO sessions (token, user_id, expires_at, ip_address, user_agent, method)
    SELECT 'token-' || n, users.id, now() + interval '1 day', '192.0.2.' || n, 'Firefox', 'github'
    FROM users, generate_series(1, 3) AS n WHERE email = 'ben@example.com'`)
  const run = async (...args: string[]) => {
    const { exit, stdout, stderr } = await adminWith({ DATA_DIR: dataDir }, ...args)
    return { code: exit[0] as number | null, stdout, stderr }
  }
  const json = async (...args: string[]) => {
    const { code, stdout, stderr } = await run(...args, '--json')
    expect([code, stderr]).toEqual([0, ''])
    return JSON.parse(stdout) as { items: Record<string, unknown>[]; [name: string]: unknown }
  }
  return { dataDir, database, run, json }
}

test('users are listed, searched and filtered, as text and as JSON', async () => {
  const { database, run, json } = await house()
  const emails = async (...args: string[]) =>
    (await json('users', 'list', ...args)).items.map(({ email }) => email)
  expect(await emails('--search', 'okri')).toEqual(['ben@example.com'])
  expect(await emails('--role', 'admin')).toEqual(['ada@example.com'])
  expect(await emails('--banned')).toEqual(['cy@example.com'])
  const many = await json('users', 'list', '--limit', '120')
  expect(new Set(many.items.map(({ id }) => id)).size).toBe(120)
  expect(many['total']).toEqual({ count: 153, exact: true })
  const table = await run('users', 'list', '--limit', '1')
  expect(table.stdout).toMatch(
    /^EMAIL +NAME +ROLE +STATUS +SINCE\nada@example\.com +Ada Lovelace +admin +active +20\S+ \S+ UTC\n\n1 of 153\. --limit shows more\.\n$/,
  )
  expect((await run('users', 'list', '--search', 'nobody')).stdout).toBe('No users found\n')

  expect((await run('users', 'show', 'Cy@Example.com')).stdout).toMatch(
    /^Email +cy@example\.com\nName +Cy\nRole +user\nStatus +banned\nBanned until +lifted\nReason +—\n/,
  )
  expect(await json('users', 'show', 'cy@example.com')).toMatchObject({ name: 'Cy', banned: true })
  expect(await run('users', 'show', 'dee@example.com', '--json')).toEqual({
    code: 3,
    stdout: '',
    stderr: 'dee@example.com has no account\n',
  })
  await database.close()
})

test('sessions are listed without tokens and ended, on record as in the back office', async () => {
  const { database, run, json } = await house()
  const { items } = await json('sessions', 'list', 'ben@example.com')
  expect(items).toHaveLength(3)
  expect(JSON.stringify(items)).not.toContain('token-')
  expect((await run('sessions', 'list', 'ben@example.com')).stdout).toMatch(
    /^ID .*\n[\da-f-]{36} +.* UTC +.* UTC +github +192\.0\.2\.\d +Firefox\n/,
  )
  const one = String(items[0]?.['id'])
  expect(await json('sessions', 'end', 'ben@example.com', '--id', one)).toEqual({
    email: 'ben@example.com',
    ended: 1,
  })
  expect(await run('sessions', 'end', 'ben@example.com', '--id', one)).toMatchObject({ code: 3 })
  expect((await run('sessions', 'end', 'ben@example.com')).stderr).toContain('Add --all or --id')
  expect((await run('sessions', 'end', 'ben@example.com', '--all')).stdout).toBe(
    '2 sessions of ben@example.com ended\n',
  )
  expect((await run('sessions', 'end', 'ben@example.com', '--all')).stdout).toBe(
    '0 sessions of ben@example.com ended\n',
  )
  expect((await run('sessions', 'list', 'ben@example.com')).stdout).toBe(
    'ben@example.com has no sessions\n',
  )
  const recorded = await database.query(
    `SELECT actor_type, action, target_name, after ->> 'count' AS count FROM activities ORDER BY id`,
  )
  const act = { actor_type: 'operator', action: 'session.revoke', target_name: 'ben@example.com' }
  expect(recorded).toEqual([
    { ...act, count: '1' },
    { ...act, count: '2' },
  ])
  await database.close()
})

test('roles are granted and revoked with a result as JSON, and the last admin stays', async () => {
  const { database, run, json } = await house()
  const email = 'ben@example.com'
  expect(await json('grant', email)).toEqual({ email, role: 'admin', changed: true })
  expect(await json('grant', email)).toEqual({ email, role: 'admin', changed: false })
  expect(await json('revoke', email)).toEqual({ email, role: 'admin', changed: true })
  expect(await run('revoke', 'ada@example.com', '--json')).toEqual({
    code: 3,
    stdout: '',
    stderr: 'ada@example.com is the last admin and cannot be revoked\n',
  })
  expect(await run('revoke', 'dee@example.com')).toMatchObject({ code: 3 })
  await database.close()
})

test('in a demo, and where the database is not there, a command says so', async () => {
  const { dataDir, database } = await house()
  const end = ['sessions', 'end', 'ben@example.com', '--all']
  const demo = await adminWith({ DATA_DIR: dataDir, DEMO_MODE: 'true' }, ...end)
  expect([demo.exit[0], demo.said]).toEqual([
    3,
    'This is a read-only demo, this action is disabled.\n',
  ])
  const host = encodeURIComponent(join(dataDir, 'postgres/socket'))
  const DATABASE_URL = `postgresql://${product.id}@localhost/nowhere?host=${host}`
  const away = await adminWith({ DATA_DIR: dataDir, DATABASE_URL }, 'users', 'list', '--json')
  expect([away.exit[0], away.stdout, away.stderr]).toEqual([
    1,
    '',
    expect.stringMatching(
      /^The database cannot be reached: database "nowhere" does not exist\nCheck/,
    ),
  ])
  const wrong = await adminWith({ DATA_DIR: dataDir, PORT: 'x' }, 'users', 'list')
  expect([wrong.exit[0], wrong.stderr]).toEqual([1, expect.stringContaining('PORT should be')])
  await database.close()
})
