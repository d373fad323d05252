import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { managed } from '#domains/identity/users/test-people.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { Providers } from '../../../tests/outside/providers.ts'
import { leadOutside, providerKeys, signInBy, ways } from '../../../tests/outside/travel.ts'
import { accounts } from '../links/accounts.table.server.ts'

const database = await testDatabase()

const providers = new Providers()
const outside = await leadOutside(providers.places)
afterAll(() => outside.close())

test('check 13: an address that a manager has changed opens nothing by a provider, the new one does', async () => {
  const served = await managed(database, { ...providerKeys, SIGN_UP: 'closed' })
  const noor = await served.person('Noor')
  const left = providers.newPerson({ email: noor.email })
  const visitor = await served.signedIn(noor.email)
  expect((await signInBy(visitor, 'google')).location).toBe(ways.callbackURL)
  const email = `new.${noor.email}`
  expect((await served.call('PATCH', `/users/${noor.id}`, { email })).status).toBe(200)

  expect((await signInBy(visitor, 'google')).error).toBe('signup_disabled')
  expect((await visitor.get('/get-session')).json).toBeNull()
  expect(await served.sessionsOf(noor.id)).toEqual([])

  providers.person = { ...left, email }
  expect((await signInBy(visitor, 'google')).location).toBe(ways.callbackURL)
  expect((await visitor.get('/get-session')).json).toMatchObject({ user: { id: noor.id, email } })
  expect(await database.orm.$count(accounts, eq(accounts.userId, noor.id))).toBe(1)
})
