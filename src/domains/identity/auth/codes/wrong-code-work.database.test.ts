import { eq } from 'drizzle-orm'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
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

test('issue 18.14: a wrong code sends the same statements for a known, a banned and an unknown address', async () => {
  const { browser, newestCode } = await serveAuth(database)
  await orm
    .insert(users)
    .values([{ email: 'known@example.com' }, { email: 'barred@example.com', banned: true }])
  const work = new Map<string, unknown[]>()
  for (const name of ['known', 'barred', 'unknown']) {
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
  expect(work.get('unknown')).toEqual(known)
  expect(work.get('barred')).toEqual(known)
})

test('issue 18.14: the record of a wrong code for an unknown address names no address', async () => {
  const { browser } = await serveAuth(database)
  const visitor = browser()
  await visitor.askCode('nowhere@example.com')
  await visitor.signIn('nowhere@example.com', '000000')
  const rows = await orm.select().from(activities).where(eq(activities.action, 'code.fail'))
  expect(rows.at(-1)).toMatchObject({ targetType: 'user', targetId: null, targetName: null })
  expect(JSON.stringify(rows)).not.toContain('nowhere')
})
