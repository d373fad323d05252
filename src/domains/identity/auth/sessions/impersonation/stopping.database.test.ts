import { and, eq, isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#platform/access/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { product } from '#rules/product.ts'
import { sessions } from '../../auth.table.server.ts'
import { sweep } from '../../sweep.server.ts'
import { scene } from './test-impersonation.ts'

const database = await testDatabase()
const { orm } = database

type Scene = Awaited<ReturnType<typeof scene>>

const prefix = `__Host-${product.id}`
const acting = isNotNull(sessions.impersonatedBy)
const runOut = () => orm.update(sessions).set({ expiresAt: new Date() }).where(acting)

test.each<[string, (of: Scene) => unknown]>([
  ['goes on', () => undefined],
  ['has run out', runOut],
  [
    'has run out and is swept away',
    async ({ config }) => (await runOut(), sweep(database, config)),
  ],
  [
    'is forgotten by the browser',
    ({ browser }) => browser.cookies.delete(`${prefix}.session_token`),
  ],
  ['is ended by the user', () => orm.delete(sessions).where(acting)],
  ['is of a user who was banned', ({ user, change }) => change(user.id, { banned: true })],
  ['is of a user who became an admin', ({ user, change }) => change(user.id, { role: 'admin' })],
  ['is of a user who was deleted', ({ user }) => orm.delete(users).where(eq(users.id, user.id))],
])('check 20: stopping restores the admin when the other session %s', async (_, happen) => {
  const played = await scene(database)
  await played.actAs(played.user.id)
  await happen(played)
  const stopped = await played.stop()
  expect([stopped.status, stopped.json]).toMatchObject([200, { user: { id: played.admin.id } }])
  expect(await played.whoIs()).toMatchObject({
    user: { id: played.admin.id },
    impersonatedBy: null,
  })
  expect(played.browser.accessCookies).toEqual([`${prefix}.session_token`])
  expect(await orm.select().from(sessions).where(acting)).toEqual([])
})

test('check 20: a rate-limited admin can still stop impersonating, and sign out', async () => {
  const variables = { LIMIT_CALLS_PER_SESSION_PER_MINUTE: '3' }
  const { admin, user, actAs, browser, stop } = await scene(database, variables)
  await actAs(user.id)
  for (const status of [200, 200, 200, 429, 429]) {
    expect((await browser.get('/get-session')).status).toBe(status)
  }
  expect((await stop()).json).toMatchObject({ user: { id: admin.id } })
  for (const status of [200, 200, 429]) {
    expect((await browser.get('/get-session')).status).toBe(status)
  }
  expect((await browser.post('/sign-out')).status).toBe(200)
})

test.each<[string, (of: Scene) => unknown]>([
  ['was banned', ({ admin, change }) => change(admin.id, { banned: true })],
  ['was deleted', ({ admin }) => orm.delete(users).where(eq(users.id, admin.id))],
  ['was signed out', ({ admin }) => orm.delete(sessions).where(eq(sessions.userId, admin.id))],
  ['lost their cookie', ({ browser }) => browser.cookies.delete(`${prefix}.admin_session`)],
  [
    'has a forged cookie',
    async ({ admin, browser }) => {
      const [own] = await orm.select().from(sessions).where(eq(sessions.userId, admin.id))
      browser.cookies.set(`${prefix}.admin_session`, `${own!.token}.forged`)
    },
  ],
  [
    'would get the other session for longer',
    ({ browser: { cookies } }) =>
      cookies.set(`${prefix}.admin_session`, cookies.get(`${prefix}.session_token`) ?? ''),
  ],
])('check 20: stopping signs out an admin who %s', async (_, happen) => {
  const played = await scene(database)
  await played.actAs(played.user.id)
  await happen(played)
  const stopped = await played.stop()
  expect([stopped.status, stopped.json]).toMatchObject([
    401,
    { code: 'UNAUTHORIZED', message: 'Please sign in' },
  ])
  expect(played.browser.accessCookies).toEqual([])
  const theirs = eq(sessions.userId, played.user.id)
  expect(await orm.select().from(sessions).where(and(theirs, acting))).toEqual([])
})

test('check 20: only an admin who acts as a user can stop, and stopping twice changes nothing', async () => {
  const { admin, user, actAs, stop, whoIs, person, signedIn, browser } = await scene(database)
  await actAs(user.id)
  const acted = new Map(browser.cookies)
  await stop()
  expect(await stop()).toMatchObject({ status: 200, json: { user: { id: admin.id } } })
  for (const [name, value] of acted) browser.cookies.set(name, value)
  expect(await stop()).toMatchObject({ status: 200, json: { user: { id: admin.id } } })

  const kim = await person('Kim')
  const theirs = await signedIn(kim)
  const answer = await theirs.post('/admin/stop-impersonating')
  expect(answer).toMatchObject({ status: 200, json: { user: { id: kim.id } } })
  expect(await whoIs(theirs)).toMatchObject({ user: { id: kim.id } })
  theirs.cookies.clear()
  expect((await theirs.post('/admin/stop-impersonating')).status).toBe(401)
})

test('check 16: signing out while acting as a user ends both sessions', async () => {
  const { admin, user, actAs, browser, stop, whoIs } = await scene(database)
  const own = new Map(browser.cookies)
  await actAs(user.id)
  const acted = new Map(browser.cookies)
  expect((await browser.post('/sign-out')).status).toBe(200)
  expect(browser.accessCookies).toEqual([])
  for (const cookies of [own, acted]) {
    for (const [name, value] of cookies) browser.cookies.set(name, value)
    expect(await whoIs()).toBeNull()
    expect((await stop()).status).toBe(401)
  }
  for (const { id } of [admin, user]) {
    expect(await orm.select().from(sessions).where(eq(sessions.userId, id))).toEqual([])
  }
})

test('check 20: an admin who then signs in as the impersonated user has no active organization', async () => {
  const { user, actAs, browser, signedIn, whoIs } = await scene(database)
  await actAs(user.id)
  await orm.update(sessions).set({ activeOrganizationId: crypto.randomUUID() }).where(acting)
  await signedIn(user, browser)
  expect(await whoIs()).toMatchObject({
    user: { id: user.id },
    impersonatedBy: null,
    activeOrganizationId: null,
  })
})

test('check 20: the user who signs in next by code has no way back to the admin', async () => {
  const { user, actAs, browser, person, signedIn, whoIs, stop, change } = await scene(database)
  await actAs(user.id)
  const kim = await person('Kim')
  await change(kim.id, { emailVerified: true })
  await signedIn(kim, browser)
  expect(browser.accessCookies).toEqual([`${prefix}.session_token`])
  expect(await stop()).toMatchObject({ json: { user: { id: kim.id } } })
  browser.cookies.delete(`${prefix}.session_token`)
  expect((await stop()).status).toBe(401)
  expect(await whoIs()).toBeNull()
})
