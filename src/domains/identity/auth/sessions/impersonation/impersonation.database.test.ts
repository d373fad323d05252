import { and, eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#platform/access/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { product } from '#rules/product.ts'
import { sessions } from '../../auth.table.server.ts'
import { scene } from './test-impersonation.ts'

const database = await testDatabase()
const { orm } = database
const cookie = `__Host-${product.id}.session_token`

const sessionsOf = (userId: string) =>
  orm.select().from(sessions).where(eq(sessions.userId, userId))

test('check 20: an admin acts as a user for an hour, and every user involved is told', async () => {
  const { admin, user, browser, actAs, stop, whoIs, lines } = await scene(database)
  const own = new Map(browser.cookies)
  const answer = await actAs(user.id)
  expect([answer.status, answer.json]).toMatchObject([200, { user: { id: user.id } }])
  expect(await whoIs()).toMatchObject({
    user: { id: user.id },
    permissions: { apps: ['app'] },
    impersonatedBy: { id: admin.id, name: 'Ada' },
  })
  const [acting] = await sessionsOf(user.id)
  const minutes = (acting!.expiresAt.getTime() - Date.now()) / 60_000
  expect(minutes).toBeGreaterThan(59)
  expect(minutes).toBeLessThanOrEqual(60)

  const stopped = await stop()
  expect([stopped.status, stopped.json]).toMatchObject([200, { user: { id: admin.id } }])
  expect(await whoIs()).toMatchObject({ user: { id: admin.id }, impersonatedBy: null })
  expect(browser.cookies.get(cookie)).toBe(own.get(cookie))
  expect(browser.accessCookies).toEqual([cookie])
  expect(await sessionsOf(user.id)).toEqual([])

  const ids = `"adminId":"${admin.id}","userId":"${user.id}"`
  const logged = lines.filter((line) => line.includes('"level":"info"') && line.includes(ids))
  expect(logged).toHaveLength(2)
})

test('check 15: acting as a user sets its tokens in protected cookies alone', async () => {
  const { user, actAs, stop, browser, lines } = await scene(database)
  const answers = [await actAs(user.id), await browser.get('/list-sessions')]
  const tokens = (await orm.select().from(sessions)).map(({ token }) => token)
  const set = answers[0]?.headers['set-cookie'] ?? []
  expect(set.map((line) => line.split('=')[0])).toEqual([
    `__Host-${product.id}.admin_session`,
    cookie,
  ])
  for (const line of set) {
    expect(line).toMatch(/; HttpOnly/)
    expect(line).toMatch(/; Secure/)
    expect(line).toMatch(/; SameSite=Lax/)
    expect(line).toMatch(/; Path=\/(;|$)/)
  }
  expect(set[1]).toContain('Max-Age=3600')
  const logged = [...answers, await stop()].map(({ body }) => String(body)).join() + lines.join()
  for (const token of tokens) expect(logged).not.toContain(token)
})

test('check 20: an admin can’t impersonate admins, themself, banned users or unknown users', async () => {
  const listed = crypto.randomUUID()
  const { admin, person, actAs, whoIs, change } = await scene(database, { ADMIN_USER_IDS: listed })
  await orm.insert(users).values({ id: listed, email: 'listed20@example.com' })
  const [other, banned] = [await person('Ben', { role: 'user,admin' }), await person('Bo')]
  await change(banned.id, { banned: true })
  for (const [id, status, code] of [
    [other.id, 403, 'YOU_CANNOT_IMPERSONATE_ADMINS'],
    [listed, 403, 'YOU_CANNOT_IMPERSONATE_ADMINS'],
    [admin.id, 403, 'YOU_CANNOT_IMPERSONATE_YOURSELF'],
    [banned.id, 403, 'YOU_CANNOT_IMPERSONATE_BANNED_USERS'],
    [crypto.randomUUID(), 404, 'USER_NOT_FOUND'],
    ['nobody', 400, 'VALIDATION_ERROR'],
  ] as const) {
    const answer = await actAs(id)
    expect([id, answer.status, answer.json]).toMatchObject([id, status, { code }])
    expect(answer.headers['set-cookie']).toBeUndefined()
  }
  expect(await whoIs()).toMatchObject({ user: { id: admin.id } })
})

test('check 20: only admins with the permission act as a user', async () => {
  const { user, person, signedIn, browser } = await scene(database)
  const eve = await signedIn(await person('Eve'))
  const path = '/admin/impersonate-user'
  const asked = { userId: user.id, reason: 'Just so' }
  const refused = await eve.post(path, asked)
  expect([refused.status, refused.json]).toMatchObject([403, { code: 'FORBIDDEN' }])
  browser.cookies.clear()
  expect((await browser.post(path, asked)).status).toBe(401)
  expect(await sessionsOf(user.id)).toEqual([])
})

test('check 20: acts on the user’s own account are refused while an admin impersonates them', async () => {
  const { user, person, signedIn, actAs, browser, whoIs } = await scene(database)
  const theirs = await signedIn(user)
  await actAs(user.id)
  const [own] = await orm
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, user.id), isNull(sessions.impersonatedBy)))
  const again = { userId: (await person('Kim')).id, reason: 'Just so' }
  expect(await browser.post('/admin/impersonate-user', again)).toMatchObject({
    status: 403,
    json: { code: 'FORBIDDEN' },
  })
  for (const [path, body] of [
    ['/update-user', { name: 'Eve' }],
    ['/revoke-session', { id: own!.id }],
    ['/revoke-other-sessions', {}],
  ] as const) {
    const answer = await browser.post(path, body)
    expect([path, answer.status, answer.json]).toMatchObject([path, 403, { code: 'IMPERSONATING' }])
  }
  expect(await whoIs(theirs)).toMatchObject({ user: { name: 'Noor' }, impersonatedBy: null })
})

test('check 20: acting as a user is never renewed', async () => {
  const { user, actAs, browser, whoIs } = await scene(database)
  await actAs(user.id)
  const [before] = await sessionsOf(user.id)
  expect((await browser.get('/get-session')).headers['set-cookie']).toBeUndefined()
  expect(await sessionsOf(user.id)).toEqual([before])
  await orm.update(sessions).set({ expiresAt: new Date() }).where(eq(sessions.userId, user.id))
  expect(await whoIs()).toBeNull()
})

type Scene = Awaited<ReturnType<typeof scene>>
test.each<[string, (of: Scene) => Promise<unknown>]>([
  ['is demoted', ({ admin, change }) => change(admin.id, { role: 'user' })],
  ['is banned', ({ admin, change }) => change(admin.id, { banned: true })],
  ['is deleted', ({ admin }) => orm.delete(users).where(eq(users.id, admin.id))],
  [
    'is signed out elsewhere',
    async ({ admin, signedIn }) => (await signedIn(admin)).post('/revoke-other-sessions'),
  ],
  [
    'has run out of session',
    ({ admin }) =>
      orm.update(sessions).set({ expiresAt: new Date() }).where(eq(sessions.userId, admin.id)),
  ],
  ['acts as a new admin', ({ user, change }) => change(user.id, { role: 'admin' })],
])('check 20: an admin who %s no longer acts as a user', async (_, happen) => {
  const played = await scene(database)
  await played.actAs(played.user.id)
  expect(await played.whoIs()).not.toBeNull()
  await happen(played)
  expect(await played.whoIs()).toBeNull()
  expect((await played.browser.get('/list-sessions')).status).toBe(401)
})

test('behaviour 20: people see that an admin acts as them, and can end it', async () => {
  const { user, signedIn, actAs, whoIs } = await scene(database)
  const theirs = await signedIn(user)
  await actAs(user.id)
  const list = (await theirs.get('/list-sessions')).json as { id: string; impersonated: boolean }[]
  expect(list.map(({ impersonated }) => impersonated)).toEqual([false, true])
  expect((await theirs.post('/revoke-session', { id: list[1]?.id })).status).toBe(200)
  expect(await whoIs()).toBeNull()
})
