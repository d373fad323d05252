import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { users } from '#platform/access/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { sessions, signInCodes } from '../auth.table.server.ts'
import { serveAuth } from '../test-auth.ts'

const database = await testDatabase()
const { orm, pool } = database
type Visitor = ReturnType<Awaited<ReturnType<typeof serveAuth>>['browser']>
type Listed = { id: string; current: boolean; lastSeenAt: string }

const whoIs = async (visitor: Visitor) => (await visitor.get('/get-session')).json
const listOf = async (visitor: Visitor) => (await visitor.get('/list-sessions')).json as Listed[]
const idOf = async (email: string) =>
  (await orm.select().from(users).where(eq(users.email, email)))[0]?.id ?? ''
const sessionsOf = async (email: string) =>
  orm.$count(sessions, eq(sessions.userId, await idOf(email)))

const sensitive: [string, object][] = [
  ['/email-otp/request-email-change', { newEmail: 'new@example.com' }],
  ['/email-otp/change-email', { newEmail: 'new@example.com', otp: '123456' }],
  ['/delete-user/send-code', {}],
  ['/delete-user', { otp: '123456' }],
  ['/revoke-sessions', {}],
  ['/revoke-other-sessions', {}],
  ['/revoke-session', { id: '019aa5b0-0000-7000-8000-000000000001' }],
]
const own: [string, object][] = [...sensitive, ['/update-user', { name: 'Ann' }]]
const readable = ['/list-sessions']

describe('acts that can’t be undone need a recent sign-in', () => {
  test.each(sensitive)('%s', async (path, body) => {
    const served = await serveAuth(database)
    const email = `old${path.length}@example.com`
    const visitor = await served.signedIn(email)
    await pool.query(`UPDATE sessions SET created_at = created_at - interval '15 minutes'`)
    const before = await orm.$count(signInCodes)
    expect(await visitor.post(path, body)).toMatchObject({
      status: 403,
      json: {
        code: 'SESSION_EXPIRED',
        message: 'Session expired. Re-authenticate to perform this action.',
      },
    })
    expect(await orm.$count(signInCodes)).toBe(before)
    expect(await whoIs(visitor)).not.toBeNull()

    await served.signedIn(email, visitor)
    const { json } = await visitor.post(path, body)
    expect(json).not.toMatchObject({ code: 'SESSION_EXPIRED' })
  })

  test('to use a session, or renew it, makes it no younger', async () => {
    const served = await serveAuth(database)
    const visitor = await served.signedIn('renewed@example.com')
    await pool.query(
      `UPDATE sessions SET created_at = created_at - interval '2 days', expires_at = expires_at - interval '2 days'`,
    )
    expect((await visitor.get('/get-session')).headers['set-cookie']).toHaveLength(1)
    expect((await visitor.post('/delete-user/send-code')).json).toMatchObject({
      code: 'SESSION_EXPIRED',
    })
  })
})

describe('the permissions of an account', () => {
  test('check 17: callers without a session and banned users are refused', async () => {
    const served = await serveAuth(database)
    const [stranger, banned] = [served.browser(), await served.signedIn('banned@example.com')]
    await orm.update(users).set({ banned: true }).where(eq(users.email, 'banned@example.com'))
    for (const visitor of [stranger, banned]) {
      for (const [path, body] of own) {
        expect([path, (await visitor.post(path, body)).status]).toEqual([path, 401])
      }
      for (const path of readable) {
        expect([path, (await visitor.get(path)).status]).toEqual([path, 401])
      }
    }
  })

  test('spec 6: whose role allows no update of the account may none of it', async () => {
    const served = await serveAuth(database)
    const visitor = await served.signedIn('guest@example.com')
    await orm.update(users).set({ role: 'guest' }).where(eq(users.email, 'guest@example.com'))
    const refused = {
      status: 403,
      json: {
        code: 'FORBIDDEN',
        message: 'You are not allowed to access resource: account',
      },
    }
    for (const [path, body] of own) expect(await visitor.post(path, body)).toMatchObject(refused)
    for (const path of readable) expect(await visitor.get(path)).toMatchObject(refused)
    expect((await visitor.post('/sign-out')).status).toBe(200)
  })

  test('check 12: a post from elsewhere is refused without effect', async () => {
    const served = await serveAuth(database)
    const visitor = await served.signedIn('twelve@example.com')
    for (const [path, body] of own) {
      const answer = await visitor.post(path, body, { origin: 'https://evil.example' })
      expect([path, answer.status]).toEqual([path, 403])
      expect(answer.json).toMatchObject({ code: 'CROSS_ORIGIN' })
    }
    expect(await whoIs(visitor)).not.toBeNull()
  })
})

describe('a browser has a single session', () => {
  test('signing in again leaves no session behind', async () => {
    const served = await serveAuth(database)
    const visitor = await served.signedIn('again@example.com')
    const cookies = new Map(visitor.cookies)
    const elsewhere = await served.signedIn('again@example.com')
    await served.signedIn('again@example.com', visitor)
    expect(await sessionsOf('again@example.com')).toBe(2)
    expect(await whoIs(elsewhere)).not.toBeNull()
    expect(await whoIs(visitor)).not.toBeNull()
    for (const [name, value] of cookies) visitor.cookies.set(name, value)
    expect(await whoIs(visitor)).toBeNull()
  })

  test('another user who signs in there leaves no session behind', async () => {
    const served = await serveAuth(database)
    const visitor = await served.signedIn('first@example.com')
    await served.signedIn('second@example.com', visitor)
    expect(await sessionsOf('first@example.com')).toBe(0)
    expect(await whoIs(visitor)).toMatchObject({ user: { email: 'second@example.com' } })
  })
})

describe('behaviour 20: everyone sees and ends their own sessions', () => {
  test('this one first, then by when they were last seen, to within five minutes', async () => {
    const served = await serveAuth(database)
    const email = 'seen@example.com'
    const [one, two, three] = [
      await served.signedIn(email),
      await served.signedIn(email),
      await served.signedIn(email),
    ]
    const ago = (visitor: Visitor, minutes: number) =>
      listOf(visitor).then(([mine]) =>
        orm
          .update(sessions)
          .set({ lastSeenAt: new Date(Date.now() - minutes * 60_000) })
          .where(eq(sessions.id, mine!.id)),
      )
    await ago(one, 60)
    await ago(two, 4)
    await ago(three, 2)
    const seen = async (visitor: Visitor) => {
      const list = await listOf(visitor)
      return list.map(({ current, lastSeenAt }) => [
        current,
        Math.round((Date.now() - Date.parse(lastSeenAt)) / 60_000),
      ])
    }
    expect(await seen(two)).toEqual([
      [true, 4],
      [false, 2],
      [false, 60],
    ])
    expect(await seen(one)).toEqual([
      [true, 0],
      [false, 2],
      [false, 4],
    ])
    expect(Object.keys((await listOf(one))[0] ?? {}).toSorted()).toEqual(
      [
        'createdAt',
        'current',
        'id',
        'impersonated',
        'ipAddress',
        'lastSeenAt',
        'method',
        'userAgent',
      ].toSorted(),
    )
  })

  test('all of them end at once, this one too', async () => {
    const served = await serveAuth(database)
    const [one, two, other] = [
      await served.signedIn('all@example.com'),
      await served.signedIn('all@example.com'),
      await served.signedIn('other@example.com'),
    ]
    expect((await one.post('/revoke-sessions')).json).toEqual({ success: true })
    expect([...one.cookies.keys()].filter((name) => name.includes('session_token'))).toEqual([])
    expect(await whoIs(two)).toBeNull()
    expect(await sessionsOf('all@example.com')).toBe(0)
    expect(await whoIs(other)).not.toBeNull()
  })
})
