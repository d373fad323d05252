import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#platform/access/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { messagesIn } from '#platform/mail/test-mailbox.ts'
import { sessions, signInCodes } from '../auth.table.server.ts'
import { serveAuth } from '../test-auth.ts'
import { atOnce } from './test-at-once.ts'

const database = await testDatabase()
const { orm } = database
type Served = Awaited<ReturnType<typeof serveAuth>>
type Visitor = ReturnType<Served['browser']>

const whoIs = async (visitor: Visitor) => (await visitor.get('/get-session')).json
const idOf = async (email: string) =>
  (await orm.select().from(users).where(eq(users.email, email)))[0]?.id ?? ''
const becomes = (email: string, change: Partial<typeof users.$inferInsert>) =>
  orm.update(users).set(change).where(eq(users.email, email))

async function leaving(served: Served, email: string) {
  const visitor = await served.signedIn(email)
  const asked = await visitor.post('/delete-user/send-code')
  const otp = await served.newestCode(email)
  return { visitor, asked, otp, leave: () => visitor.post('/delete-user', { otp }) }
}
const refused = { status: 403, json: { code: 'LAST_ADMIN' } }

test('an account ends with all that is its own, and its address is told', async () => {
  const served = await serveAuth(database)
  const elsewhere = await served.signedIn('ann@example.com')
  const { visitor, asked, leave } = await leaving(served, 'ann@example.com')
  expect(asked.json).toEqual({ success: true, expiresInMinutes: 10, resendAfterSeconds: 1 })
  const userId = await idOf('ann@example.com')
  await elsewhere.post('/email-otp/request-email-change', { newEmail: 'ann@new.example' })
  expect(await orm.$count(signInCodes, eq(signInCodes.userId, userId))).toBe(2)

  const { json } = await leave()
  expect(json).toEqual({ success: true })
  expect(visitor.accessCookies).toEqual([])
  expect(await whoIs(elsewhere)).toBeNull()
  expect(await idOf('ann@example.com')).toBe('')
  for (const table of [sessions, signInCodes]) {
    expect(await orm.$count(table, eq(table.userId, userId))).toBe(0)
  }
  const [notice] = await messagesIn(served.mail)
  expect(notice).toMatchObject({ to: 'ann@example.com', subject: 'accountDeleted' })
  await served.signedIn('ann@example.com')
  expect(await idOf('ann@example.com')).not.toBe(userId)
})

test('check 2: a wrong code deletes nothing, and three of them end the right one', async () => {
  const served = await serveAuth(database)
  const { visitor, otp, leave } = await leaving(served, 'ben@example.com')
  const wrong = otp === '000000' ? '000001' : '000000'
  for (const triesLeft of [2, 1, 0]) {
    const answer = await visitor.post('/delete-user', { otp: wrong })
    expect(answer).toMatchObject({ status: 400, json: { code: 'INVALID_OTP', triesLeft } })
  }
  expect(await leave()).toMatchObject({ status: 400, json: { code: 'TOO_MANY_ATTEMPTS' } })
  expect(await whoIs(visitor)).not.toBeNull()
})

test('check 23: the last admin stays; a banned one is no other', async () => {
  const served = await serveAuth(database)
  const { visitor, leave } = await leaving(served, 'cat@example.com')
  await becomes('cat@example.com', { role: 'user, admin' })
  await orm.insert(users).values({ email: 'barred@example.com', role: 'admin', banned: true })
  expect(await visitor.post('/delete-user/send-code')).toMatchObject(refused)
  expect(await leave()).toMatchObject(refused)
  expect(await whoIs(visitor)).not.toBeNull()

  await becomes('barred@example.com', { banExpires: new Date(Date.now() - 1000) })
  const again = await leaving(served, 'cat@example.com')
  expect((await again.leave()).status).toBe(200)
  await orm.delete(users).where(eq(users.email, 'barred@example.com'))
})

test('check 23: of two last admins who leave at once, one stays', async () => {
  const served = await serveAuth(database)
  const two = [await leaving(served, 'dan@example.com'), await leaving(served, 'eve@example.com')]
  await orm.update(users).set({ role: 'admin' }).where(eq(users.email, 'dan@example.com'))
  await orm.update(users).set({ role: 'admin' }).where(eq(users.email, 'eve@example.com'))
  const answers = await atOnce(
    database,
    two.map(({ leave }) => leave),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 403]))
  expect(await orm.$count(users, eq(users.role, 'admin'))).toBe(1)
  await orm.update(users).set({ role: 'user' })
})

test('check 23: an id that the operator lists counts as an admin, and is kept as one', async () => {
  const unlisted = await serveAuth(database)
  const { leave } = await leaving(unlisted, 'fay@example.com')
  await unlisted.signedIn('gus@example.com')
  await becomes('fay@example.com', { role: 'admin' })
  expect(await leave()).toMatchObject(refused)

  const listed = await serveAuth(database, { ADMIN_USER_IDS: await idOf('gus@example.com') })
  const fay = await leaving(listed, 'fay@example.com')
  expect((await fay.leave()).status).toBe(200)
  const gus = await listed.signedIn('gus@example.com')
  expect(await gus.post('/delete-user/send-code')).toMatchObject(refused)
})
