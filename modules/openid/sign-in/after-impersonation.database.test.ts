import { afterAll, expect, test } from 'vitest'
import { scene } from '#domains/identity/auth/sessions/impersonation/test-impersonation.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { product } from '#rules/product.ts'
import { Providers } from '../../../tests/outside/providers.ts'
import { leadOutside, providerKeys, signInBy } from '../../../tests/outside/travel.ts'

const database = await testDatabase()
const providers = new Providers()
const outside = await leadOutside(providers.places)
afterAll(() => outside.close())

const sessionCookie = `__Host-${product.id}.session_token`

test('check 20: the user who signs in next by GitHub has no way back to the admin', async () => {
  const { user, actAs, browser, person, whoIs, stop, change } = await scene(database, providerKeys)
  await actAs(user.id)
  const kim = await person('Kim')
  await change(kim.id, { emailVerified: true })
  providers.newPerson({ email: kim.email })
  await signInBy(browser, 'github')
  expect(browser.accessCookies).toEqual([sessionCookie])
  expect(await stop()).toMatchObject({ json: { user: { id: kim.id } } })
  browser.cookies.delete(sessionCookie)
  expect((await stop()).status).toBe(401)
  expect(await whoIs()).toBeNull()
})
