import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { apiRouter } from '#app/api/index.server.ts'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { users } from '#platform/access/tables.ts'
import { apiHandlers } from '#platform/api/api-handlers.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { messagesIn } from '#platform/mail/test-mailbox.ts'
import { Providers } from '../../../tests/outside/providers.ts'
import { leadOutside, providerKeys, signInBy } from '../../../tests/outside/travel.ts'
import { accounts } from './accounts.table.server.ts'

const database = await testDatabase()
const { orm } = database
const providers = new Providers()
const outside = await leadOutside(providers.places)
afterAll(() => outside.close())

async function linked(email: string, tokens: Partial<typeof accounts.$inferInsert> = {}) {
  const [user] = await orm.select().from(users).where(eq(users.email, email))
  if (!user) throw new Error(`${email} should have an account`)
  const link = { accountId: email, providerId: 'github', userId: user.id }
  await orm.insert(accounts).values({ ...link, ...tokens })
  return () => orm.$count(accounts, eq(accounts.userId, user.id))
}

test('links end with the address', async () => {
  const served = await serveAuth(database)
  const visitor = await served.signedIn('ann@example.com')
  const links = await linked('ann@example.com')
  const newEmail = 'ann@new.example'
  await visitor.post('/email-otp/request-email-change', { newEmail })
  expect(await links()).toBe(1)
  const otp = await served.newestCode(newEmail)
  expect((await visitor.post('/email-otp/change-email', { newEmail, otp })).status).toBe(200)
  expect(await links()).toBe(0)
})

test('links end with the account', async () => {
  const served = await serveAuth(database)
  const visitor = await served.signedIn('ben@example.com')
  const links = await linked('ben@example.com')
  await visitor.post('/delete-user/send-code')
  const otp = await served.newestCode('ben@example.com')
  expect((await visitor.post('/delete-user', { otp })).status).toBe(200)
  expect(await links()).toBe(0)
})

test('the first proof of an address ends links that another person may have made', async () => {
  const served = await serveAuth(database)
  await orm.insert(users).values({ email: 'cleo@example.com' })
  const links = await linked('cleo@example.com')
  await served.signedIn('cleo@example.com')
  expect(await links()).toBe(0)
})

test('a provider’s sign-in in a new browser is mailed, and not the next one there', async () => {
  const served = await serveAuth(database, providerKeys)
  const { email } = providers.newPerson()
  const notices = async () =>
    (await messagesIn(served.mail)).filter(
      ({ to, subject }) => to === email && subject === 'newDevice',
    )
  await served.signedIn(email)
  const visitor = served.browser()
  for (const time of [1, 2]) {
    await signInBy(visitor, 'github')
    expect([time, await notices()]).toMatchObject([time, [{ to: email }]])
  }
})

test('a user exports their links, and no token with them', async () => {
  const served = await serveAuth(database, {}, (services) => apiHandlers(apiRouter, services))
  const visitor = await served.signedIn('dora@example.com')
  const tokens = { accessToken: 'access-7', refreshToken: 'refresh-7', idToken: 'id-7' }
  await linked('dora@example.com', tokens)
  const { json, body } = await visitor.ask('/api/v1/account/data')
  expect(json).toMatchObject({ providers: [{ provider: 'github', accountId: 'dora@example.com' }] })
  for (const token of Object.values(tokens)) expect(String(body)).not.toContain(token)
})
