import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { users } from '#platform/access/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { Providers } from '../../../tests/outside/providers.ts'
import { leadOutside, providerKeys, signInBy, ways } from '../../../tests/outside/travel.ts'
import { accounts } from '../links/accounts.table.server.ts'

const database = await testDatabase()
const { orm } = database

const providers = new Providers()
const outside = await leadOutside(providers.places)
afterAll(() => outside.close())

type Served = Awaited<ReturnType<typeof serveAuth>>

async function moved(served: Served, provider: string) {
  const visitor = served.browser()
  const left = providers.newPerson()
  const newEmail = `new.${left.email}`
  await signInBy(visitor, provider)
  const [user] = await orm.select().from(users).where(eq(users.email, left.email))
  await visitor.post('/email-otp/request-email-change', { newEmail })
  const otp = await served.newestCode(newEmail)
  const { status } = await visitor.post('/email-otp/change-email', { newEmail, otp })
  if (!user || status !== 200) throw new Error(`${left.email} should have moved: ${status}`)
  return { user, left, newEmail }
}

const whoIs = async (visitor: ReturnType<Served['browser']>) =>
  (await visitor.get('/get-session')).json

test.each(['github', 'google'])(
  'check 13: an address that one has left opens nothing by %s, the new one does by itself',
  async (provider) => {
    const served = await serveAuth(database, providerKeys)
    const { user, left, newEmail } = await moved(served, provider)
    const closed = await serveAuth(database, { ...providerKeys, SIGN_UP: 'closed' })
    const stranger = closed.browser()
    expect((await signInBy(stranger, provider)).error).toBe('signup_disabled')
    expect(await whoIs(stranger)).toBeNull()

    providers.person = { ...left, email: newEmail }
    const owner = closed.browser()
    expect((await signInBy(owner, provider)).location).toBe(ways.callbackURL)
    expect(await whoIs(owner)).toMatchObject({ user: { id: user.id, email: newEmail } })
    expect(await orm.$count(accounts, eq(accounts.userId, user.id))).toBe(1)
  },
)

test('check 13: with sign-up open, who has the old address at a provider gets an account of their own', async () => {
  const served = await serveAuth(database, providerKeys)
  const { user, left } = await moved(served, 'google')
  const stranger = served.browser()
  expect((await signInBy(stranger, 'google')).location).toBe(ways.callbackURL)
  expect(await whoIs(stranger)).toMatchObject({ user: { email: left.email } })
  expect(await whoIs(stranger)).not.toMatchObject({ user: { id: user.id } })
})
