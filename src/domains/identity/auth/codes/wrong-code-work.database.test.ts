import { eq } from 'drizzle-orm'
import pg from 'pg'
import { beforeAll, expect, test, vi } from 'vitest'
import { users } from '#platform/access/tables.ts'
import { activities } from '#platform/activity/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { serveAuth } from '../test-auth.ts'

const database = await testDatabase()
const { orm } = database

const textOf = (statement: unknown) =>
  typeof statement === 'object' && statement !== null && 'text' in statement && statement.text

async function statementsOf(work: () => Promise<unknown>): Promise<unknown[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await work()
  const statements = query.mock.calls.map(([statement]: unknown[]) =>
    typeof statement === 'string' ? statement : textOf(statement),
  )
  query.mockRestore()
  return statements
}

const names = ['known', 'barred', 'sure', 'unknown']

beforeAll(async () => {
  await orm.insert(users).values([
    { email: 'known@example.com', emailVerified: true },
    { email: 'barred@example.com', emailVerified: true, banned: true },
    { email: 'sure@example.com', emailVerified: true },
  ])
  await database.pool.query(
    `INSERT INTO sign_in_settings (user_id, passkey_only_since) SELECT id, now() FROM users WHERE email LIKE 'sure%'`,
  )
})

test('check 50: a wrong code sends the same statements for a known, a banned and an unknown address, and for one of passkeys only', async () => {
  const { browser, newestCode } = await serveAuth(database)
  const work = new Map<string, unknown[]>()
  for (const name of names) {
    const email = `${name}@example.com`
    const visitor = browser()
    const asking = await statementsOf(() => visitor.askCode(email))
    const wrong = (await newestCode(email)) === '000000' ? '000001' : '000000'
    const answers: unknown[] = []
    const trying = await statementsOf(async () => {
      for (let tries = 0; tries < 4; tries += 1) {
        const { status, json } = await visitor.signIn(email, wrong)
        answers.push([status, { ...Object(json), requestId: '' }])
      }
    })
    work.set(name, [...asking, ...trying, ...answers.map((answer) => JSON.stringify(answer))])
  }
  const known = work.get('known') ?? []
  expect(known.filter((statement) => String(statement).includes('"activities"'))).toHaveLength(3)
  for (const name of names) expect(work.get(name)).toEqual(known)
})

test('check 50: so does a wrong recovery code', async () => {
  const { browser } = await serveAuth(database)
  const work = new Map<string, unknown[]>()
  for (const name of names) {
    const given = { email: `${name}@example.com`, code: '0000-0000-0000-0000-0000-0000' }
    const visitor = browser()
    work.set(name, await statementsOf(() => visitor.post('/sign-in/recovery-code', given)))
  }
  const known = work.get('known') ?? []
  expect(known.some((statement) => String(statement).includes('"recovery_codes"'))).toBe(true)
  for (const name of names) expect(work.get(name)).toEqual(known)
})

test('the record of a wrong code for an unknown address names no address', async () => {
  const { browser } = await serveAuth(database)
  const visitor = browser()
  await visitor.askCode('nowhere@example.com')
  await visitor.signIn('nowhere@example.com', '000000')
  const rows = await orm.select().from(activities).where(eq(activities.action, 'code.fail'))
  expect(rows.at(-1)).toMatchObject({ targetType: 'user', targetId: null, targetName: null })
  expect(JSON.stringify(rows)).not.toContain('nowhere')
})
