import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { users } from '#platform/access/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { Providers } from '../../../tests/outside/providers.ts'
import { leadOutside, providerKeys, signInBy } from '../../../tests/outside/travel.ts'
import { accounts } from '../links/accounts.table.server.ts'

const database = await testDatabase()
const { orm } = database
const demo = { DEMO_MODE: 'true', ...providerKeys }

const providers = new Providers()
const outside = await leadOutside(providers.places)
afterAll(() => outside.close())

const [admin] = await orm
  .insert(users)
  .values([
    { email: 'ada@example.com', role: 'admin', emailVerified: true },
    { email: 'unproved@example.com' },
  ])
  .returning()
await orm
  .insert(accounts)
  .values({ userId: admin?.id ?? '', providerId: 'github', accountId: '1', accessToken: 'old' })

async function people() {
  const { rows } = await orm.execute(sql`
    SELECT md5(string_agg(one::text, ',' ORDER BY one::text)) AS sum
    FROM (SELECT users::text AS one FROM users UNION ALL SELECT accounts::text FROM accounts) AS all_of_them`)
  return rows
}

test.each([
  { id: 1, email: 'ada@example.com', error: null },
  { id: 2, email: 'ada@example.com', error: 'account_not_linked' },
  { id: 3, email: 'unproved@example.com', error: 'account_not_linked' },
  { id: 4, email: 'new@example.com', error: 'signup_disabled' },
])('check 24: in a demo GitHub brings $id, $email to $error', async ({ error, ...person }) => {
  const { browser } = await serveAuth(database, demo)
  const visitor = browser()
  const before = await people()
  providers.newPerson(person)
  const back = await signInBy(visitor, 'github')
  expect(back).toMatchObject({ status: 302, error })
  expect(await people()).toEqual(before)
  const { user } = ((await visitor.get('/get-session')).json ?? {}) as { user?: { email: string } }
  expect(user?.email).toBe(error ? undefined : person.email)
})
