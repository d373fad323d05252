import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#platform/access/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { untilWaiting } from '#platform/database/test-locks.ts'
import { messagesIn } from '#platform/mail/test-mailbox.ts'
import { lockAdminsForUpdate } from '../people/last-admin.server.ts'
import { serveAuth } from '../test-auth.ts'
import { atOnce } from './test-at-once.ts'

const database = await testDatabase()
const { orm, pool } = database
type Served = Awaited<ReturnType<typeof serveAuth>>
type Visitor = ReturnType<Served['browser']>

const ask = (visitor: Visitor, newEmail: string) =>
  visitor.post('/email-otp/request-email-change', { newEmail })
const change = (visitor: Visitor, newEmail: string, otp: string) =>
  visitor.post('/email-otp/change-email', { newEmail, otp })
const whoIs = async (visitor: Visitor) => (await visitor.get('/get-session')).json
const mayAskAgain = () =>
  pool.query(`UPDATE sign_in_codes SET sent_at = sent_at - interval '1 minute'`)
const mailsTo = async ({ mail }: Served, email: string) =>
  (await messagesIn(mail)).filter(({ to }) => to === email)

test('a proved address takes the place of the old one, which is told', async () => {
  const served = await serveAuth(database)
  const visitor = await served.signedIn('ann@example.com')
  const elsewhere = await served.signedIn('ann@example.com')
  const other = await served.signedIn('ben@example.com')
  const [before] = await orm.select().from(users).where(eq(users.email, 'ann@example.com'))

  const asked = await ask(visitor, ' Ann@New.example ')
  expect(asked.json).toEqual({ success: true, expiresInMinutes: 10, resendAfterSeconds: 1 })
  const code = await served.newestCode('ann@new.example')
  expect(await whoIs(visitor)).toMatchObject({ user: { email: 'ann@example.com' } })
  expect(await change(visitor, 'ANN@new.example', code)).toMatchObject({
    status: 200,
    json: { user: { id: before!.id, email: 'ann@new.example', emailVerified: true } },
  })

  expect(await whoIs(visitor)).toMatchObject({ user: { email: 'ann@new.example' } })
  expect(await whoIs(elsewhere)).toBeNull()
  expect(await whoIs(other)).not.toBeNull()
  const [notice] = await mailsTo(served, 'ann@example.com')
  expect(notice?.subject).toBe('emailChanged')
  expect(JSON.parse(notice!.text)).toMatchObject({
    newEmail: 'ann@new.example',
    site: 'product.example',
  })
  const again = await served.signedIn('ann@new.example')
  expect(await whoIs(again)).toMatchObject({ user: { id: before!.id } })
})

test('check 1: only a user who proved an address learns that another account has it', async () => {
  const served = await serveAuth(database)
  await orm.insert(users).values({ email: 'taken@example.com' })
  const visitor = await served.signedIn('cat@example.com')
  const replies = []
  for (const email of ['taken@example.com', 'free@example.com']) {
    const { status, json, headers } = await ask(visitor, email)
    replies.push({ status, json, names: Object.keys(headers) })
  }
  expect(replies[0]).toMatchObject({ status: 200, json: { success: true } })
  expect(replies[1]).toEqual(replies[0])
  const code = await served.newestCode('taken@example.com')
  const wrong = code === '000000' ? '000001' : '000000'
  expect(await change(visitor, 'taken@example.com', wrong)).toMatchObject({
    status: 400,
    json: { code: 'INVALID_OTP', triesLeft: 2 },
  })
  expect(await change(visitor, 'taken@example.com', code)).toMatchObject({
    status: 409,
    json: { code: 'USER_ALREADY_EXISTS' },
  })
  expect(await whoIs(visitor)).toMatchObject({ user: { email: 'cat@example.com' } })
  expect(await mailsTo(served, 'cat@example.com')).toEqual([])
})

test('two who take one address at once, and two who swap theirs, get a clear answer', async () => {
  const served = await serveAuth(database)
  const [dan, eve] = [
    await served.signedIn('dan@example.com'),
    await served.signedIn('eve@example.com'),
  ]
  const codeFor = async (visitor: Visitor, email: string) => {
    await ask(visitor, email)
    await mayAskAgain()
    return served.newestCode(email)
  }
  const [toDan, toEve] = [
    await codeFor(dan, 'eve@example.com'),
    await codeFor(eve, 'dan@example.com'),
  ]
  const swapped = await Promise.all([
    change(dan, 'eve@example.com', toDan),
    change(eve, 'dan@example.com', toEve),
  ])
  expect(swapped.map(({ status }) => status)).toEqual([409, 409])

  const [mine, yours] = [
    await codeFor(dan, 'wanted@example.com'),
    await codeFor(eve, 'wanted@example.com'),
  ]
  const raced = await atOnce(database, [
    () => change(dan, 'wanted@example.com', mine),
    () => change(eve, 'wanted@example.com', yours),
  ])
  expect(new Set(raced.map(({ status }) => status))).toEqual(new Set([200, 409]))
})

test('a user whose address changes while a manager changes them blocks neither act', async () => {
  const served = await serveAuth(database)
  const visitor = await served.signedIn('kim@example.com')
  await ask(visitor, 'kim@new.example')
  const code = await served.newestCode('kim@new.example')
  const kim = eq(users.email, 'kim@example.com')
  const both = await orm.transaction(async (gate) => {
    await gate.select().from(users).where(kim).for('update')
    const changing = change(visitor, 'kim@new.example', code)
    await untilWaiting(database)
    const managing = orm.transaction(async (transaction) => {
      await lockAdminsForUpdate(transaction)
      await transaction.select().from(users).where(kim).for('update')
    })
    await untilWaiting(database, 2)
    return [changing, managing] as const
  })
  const [changed] = await Promise.all(both)
  expect(changed.status).toBe(200)
})

test('check 5: fifty right submissions change it once', async () => {
  const served = await serveAuth(database)
  const visitor = await served.signedIn('fay@example.com')
  await ask(visitor, 'fay@new.example')
  const code = await served.newestCode('fay@new.example')
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => change(visitor, 'fay@new.example', code)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(49)
  expect(await mailsTo(served, 'fay@example.com')).toHaveLength(1)
})

test('check 7: the code is of no use in another browser of the same person', async () => {
  const served = await serveAuth(database)
  const [asking, other] = [
    await served.signedIn('gus@example.com'),
    await served.signedIn('gus@example.com'),
  ]
  await ask(asking, 'gus@new.example')
  await ask(other, 'gus@elsewhere.example')
  const code = await served.newestCode('gus@new.example')
  expect((await change(other, 'gus@new.example', code)).json).toMatchObject({ code: 'INVALID_OTP' })
  expect((await change(asking, 'gus@new.example', code)).status).toBe(200)
})

test('check 13: a proof of the address of an unverified account still ends its earlier sessions', async () => {
  const served = await serveAuth(database)
  const intruder = await served.signedIn('hal@example.com')
  await orm.update(users).set({ emailVerified: false }).where(eq(users.email, 'hal@example.com'))
  const visitor = await served.signedIn('ida@example.com')
  await ask(visitor, 'hal@example.com')
  const code = await served.newestCode('hal@example.com')
  expect((await change(visitor, 'hal@example.com', code)).status).toBe(409)
  expect(await whoIs(intruder)).not.toBeNull()
  await served.signedIn('hal@example.com')
  expect(await whoIs(intruder)).toBeNull()
})

test('the address that one has already is refused, and nothing is sent', async () => {
  const served = await serveAuth(database)
  const visitor = await served.signedIn('jon@example.com')
  expect(await ask(visitor, ' JON@example.com')).toMatchObject({
    status: 400,
    json: { code: 'EMAIL_CAN_NOT_BE_UPDATED' },
  })
  expect(await mailsTo(served, 'jon@example.com')).toEqual([])
})
