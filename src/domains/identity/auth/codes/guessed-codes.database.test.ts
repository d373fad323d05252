import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { collectNotices } from '#kit/notices/test-notices.ts'
import { users } from '#platform/access/tables.ts'
import { activities } from '#platform/activity/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { serveAuth } from '../test-auth.ts'

const database = await testDatabase()
const { orm, pool } = database

const told = collectNotices(afterAll)

const variables = {
  TRUSTED_PROXIES: '127.0.0.1',
  LIMIT_CODES_PER_ADDRESS_PER_HOUR: '1000',
  LIMIT_CODES_PER_SOURCE_PER_TEN_MINUTES: '30',
}

type Served = Awaited<ReturnType<typeof serveAuth>>
type Visitor = ReturnType<Served['browser']>

const guesses = () => orm.select().from(activities).where(eq(activities.action, 'code.guess'))
const mayAskAgain = () =>
  pool.query(`UPDATE sign_in_codes SET sent_at = sent_at - interval '1 minute'`)
const source = (nth: number) => ({ 'x-forwarded-for': `203.0.113.${nth}` })

/** Counts begin again with each ten minutes of the clock, and a test must not see them begin again. */
const windowMs = 600_000
const testMs = 20_000

async function waitForWindow() {
  const left = windowMs - (Date.now() % windowMs)
  if (left < testMs) await sleep(left)
}

beforeEach(waitForWindow, 2 * testMs)

beforeEach(async () => {
  told.splice(0)
  await pool.query('TRUNCATE rates, sign_in_codes')
  await orm.delete(users)
  await orm.insert(users).values({ email: 'admin@example.com', role: 'admin' })
})

async function askFor(served: Served, email: string, visitor: Visitor) {
  await mayAskAgain()
  expect((await visitor.askCode(email)).status).toBe(200)
  const right = await served.newestCode(email)
  return { right, wrong: right === '000000' ? '000001' : '000000' }
}

/** Wrong codes from as many browsers and sources as there are counts. */
async function guess(served: Served, email: string, counts: readonly number[]) {
  for (const [nth, count] of counts.entries()) {
    const visitor = served.browser(source(nth + 1))
    const { wrong } = await askFor(served, email, visitor)
    for (let tries = 0; tries < count; tries += 1) await visitor.signIn(email, wrong)
  }
}

test.each([
  ['known@example.com', true],
  ['unknown@example.com', false],
])(
  'wrong codes for %s from three sources are a pattern, recorded and told once',
  async (email, isKnown) => {
    const served = await serveAuth(database, variables)
    if (isKnown) await orm.insert(users).values({ email })
    const before = await guesses()
    await guess(served, email, [3, 3, 3, 3, 3])
    const found = (await guesses()).slice(before.length)
    expect(found).toMatchObject([
      { targetName: isKnown ? email : null, actorType: 'nobody', after: { count: 8, sources: 3 } },
    ])
    const [admin] = await orm.select().from(users).where(eq(users.email, 'admin@example.com'))
    const notice = {
      kind: 'codesGuessed',
      facts: { count: 8, sources: 3 },
      path: '/manager/activity',
    }
    expect(told.splice(0)).toEqual([{ ...notice, userIds: [admin!.id] }])
    const events = served.lines.filter((line) => line.includes('"codes-guessed"'))
    expect(events).toHaveLength(1)
    expect(events.join()).not.toContain(email)
  },
)

test('wrong codes from two sources are no pattern', async () => {
  const served = await serveAuth(database, variables)
  const before = await guesses()
  const email = 'clumsy@example.com'
  for (let time = 0; time < 3; time += 1) await guess(served, email, [3, 3])
  expect(await guesses()).toHaveLength(before.length)
  const visitor = served.browser(source(1))
  const { right, wrong } = await askFor(served, email, visitor)
  await visitor.signIn(email, wrong)
  expect((await visitor.signIn(email, right)).status).toBe(200)
})

test('while an address is guessed, a stranger has one try with each code, and a known browser three', async () => {
  const served = await serveAuth(database, variables)
  const email = 'guessed@example.com'
  const owner = await served.signedIn(email)
  await guess(served, email, [3, 3, 3])
  const stranger = served.browser(source(9))
  const { right, wrong } = await askFor(served, email, stranger)
  expect((await stranger.signIn(email, wrong)).json).toMatchObject({
    code: 'INVALID_OTP',
    triesLeft: 0,
  })
  expect((await stranger.signIn(email, right)).json).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' })
  const next = await askFor(served, email, stranger)
  expect((await stranger.signIn(email, next.right)).status).toBe(200)

  const own = await askFor(served, email, owner)
  for (const triesLeft of [2, 1]) {
    expect((await owner.signIn(email, own.wrong)).json).toMatchObject({ triesLeft })
  }
  expect((await owner.signIn(email, own.right)).status).toBe(200)
})

test('another address keeps its three tries, and after an hour so does the guessed one', async () => {
  const served = await serveAuth(database, variables)
  await guess(served, 'guessed@example.com', [3, 3, 3])
  const isLenient = async (email: string) => {
    const visitor = served.browser(source(8))
    const { right, wrong } = await askFor(served, email, visitor)
    await visitor.signIn(email, wrong)
    return (await visitor.signIn(email, right)).status === 200
  }
  expect(await isLenient('other@example.com')).toBe(true)
  expect(await isLenient('guessed@example.com')).toBe(false)
  await pool.query(`UPDATE rates SET ends_at = ends_at - interval '1 hour'`)
  expect(await isLenient('guessed@example.com')).toBe(true)
})

test('wrong codes for many addresses from many sources slow all strangers down', async () => {
  const served = await serveAuth(database, {
    ...variables,
    LIMIT_WRONG_CODES_PER_TEN_MINUTES: '25',
  })
  const known = await served.signedIn('reader@example.com')
  const before = await guesses()
  for (let nth = 1; nth <= 25; nth += 1) {
    const visitor = served.browser(source(nth))
    const email = `victim${nth}@example.com`
    const { wrong } = await askFor(served, email, visitor)
    await visitor.signIn(email, wrong)
  }
  expect((await guesses()).slice(before.length)).toMatchObject([
    { targetId: null, after: { count: 25, sources: 25 } },
  ])
  const stranger = served.browser(source(99))
  const statuses: number[] = []
  for (let time = 1; time <= 4; time += 1) {
    statuses.push((await stranger.askCode(`next${time}@example.com`)).status)
  }
  expect(statuses).toEqual([200, 200, 200, 429])
  for (let time = 1; time <= 4; time += 1) await askFor(served, 'reader@example.com', known)
})

test('a hundred wrong codes at once are recorded as one pattern', async () => {
  const served = await serveAuth(database, variables)
  const email = 'parallel@example.com'
  const before = await guesses()
  const visitors = []
  for (let nth = 1; nth <= 20; nth += 1) {
    const visitor = served.browser(source(nth))
    visitors.push({ visitor, ...(await askFor(served, email, visitor)) })
  }
  const tries = visitors.flatMap((one) => [one, one, one, one, one])
  await Promise.all(tries.map(({ visitor, wrong }) => visitor.signIn(email, wrong)))
  expect((await guesses()).length - before.length).toBe(1)
})
