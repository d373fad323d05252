import { expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.ts'
import { countCall } from '#platform/rates/call-rate.ts'
import { readSession } from '../sessions/renew-session.server.ts'
import { serveAuth, testHooks } from '../test-auth.ts'

const database = await testDatabase()
const count = (answers: { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length

test('check 9: codes to one address are limited, over two processes and whatever they forge', async () => {
  const limits = { LIMIT_CODES_PER_ADDRESS_PER_HOUR: '3', LIMIT_CODE_RESEND_SECONDS: '1' }
  const [one, two] = [await serveAuth(database, limits), await serveAuth(database, limits)]
  const answers = []
  for (const index of [1, 2, 3, 4, 5]) {
    const { browser } = index % 2 ? one : two
    answers.push(
      await browser().askCode('a@example.com', { 'x-forwarded-for': `203.0.113.${index}` }),
    )
    await database.pool.query(`UPDATE sign_in_codes SET sent_at = sent_at - interval '1 minute'`)
  }
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429])
  expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(3000)
})

test('check 9: codes from one source are limited, and a /64 of IPv6 is one source', async () => {
  await database.pool.query('TRUNCATE rates')
  const { browser } = await serveAuth(database, {
    LIMIT_CODES_PER_SOURCE_PER_TEN_MINUTES: '4',
    TRUSTED_PROXIES: '127.0.0.1',
  })
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      browser().askCode(`b${index}@example.com`, {
        'x-forwarded-for': `2001:db8:1:2:${index}::${index}`,
      }),
    ),
  )
  expect([count(answers, 200), count(answers, 429)]).toEqual([4, 6])
  const elsewhere = await browser().askCode('c@example.com', {
    'x-forwarded-for': '2001:db8:1:3::1',
  })
  expect(elsewhere.status).toBe(200)
})

test('check 9: the networks of one /48 share a limit ten times as high', async () => {
  await database.pool.query('TRUNCATE rates')
  const limits = { LIMIT_AUTH_CALLS_PER_SOURCE_PER_MINUTE: '1', TRUSTED_PROXIES: '127.0.0.0/8' }
  const { browser } = await serveAuth(database, limits)
  const from = (address: string) => browser().get('/get-session', { 'x-forwarded-for': address })
  const addresses = Array.from({ length: 13 }, (_, index) => `2001:DB8:7:${index}::1`)
  const answers = await Promise.all(addresses.map(from))
  expect([count(answers, 200), count(answers, 429)]).toEqual([10, 3])
  expect((await from('[2001:db8:8::1]:4711')).status).toBe(200)
  // Another spelling of the previous IP address.
  expect((await from('2001:0DB8:0008:0:0:0:0:2')).status).toBe(429)
})

test('check 9: calls from one source are limited', async () => {
  await database.pool.query('TRUNCATE rates')
  const limits = { LIMIT_AUTH_CALLS_PER_SOURCE_PER_MINUTE: '5' }
  const [one, two] = [await serveAuth(database, limits), await serveAuth(database, limits)]
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      (index % 2 ? one : two)
        .browser()
        .get('/get-session', { 'x-forwarded-for': `203.0.113.${index}` }),
    ),
  )
  expect([count(answers, 200), count(answers, 429)]).toEqual([5, 7])
})

test('calls are paid for beforehand: their limit holds, and one in ten asks the database', async () => {
  const limits = { callsPerSessionPerMinute: 600, callsPerPersonPerMinute: 1200 }
  const other = { session: 'b', person: 'another person' }
  await database.pool.query('TRUNCATE rates')
  const { orm } = database
  const answers = await Promise.allSettled(
    Array.from({ length: 700 }, () =>
      countCall({ orm }, { session: 'a', person: 'a person' }, limits),
    ),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(600)
  let asked = 0
  database.pool.on('acquire', () => (asked += 1))
  for (let call = 0; call < 100; call++) await countCall({ orm }, other, limits)
  expect(asked).toBe(20)
})

test('calls of one session are limited over two processes; a page that reads it is no call', async () => {
  await database.pool.query('TRUNCATE rates')
  const limits = { LIMIT_CALLS_PER_SESSION_PER_MINUTE: '5' }
  const [one, two] = [await serveAuth(database, limits), await serveAuth(database, limits)]
  const [first, second] = [one.browser(), two.browser()]
  await first.askCode('calls@example.com')
  await first.signIn('calls@example.com', await one.newestCode('calls@example.com'))
  for (const [name, value] of first.cookies) second.cookies.set(name, value)
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => (index % 2 ? first : second).get('/list-sessions')),
  )
  expect([count(answers, 200), count(answers, 429)]).toEqual([5, 7])
  const refused = answers.find(({ status }) => status === 429)
  expect(refused?.json).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(50)

  const headers = new Headers({
    cookie: [...first.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  })
  const user = { email: 'calls@example.com' }
  const page = {
    accountHooks: testHooks,
    config: one.config,
    database,
    request: { headers },
  }
  expect(await readSession(page)).toMatchObject({ user })
})

test('calls of one person are limited, however many sessions make them', async () => {
  await database.pool.query('TRUNCATE rates')
  const served = await serveAuth(database, { LIMIT_CALLS_PER_PERSON_PER_MINUTE: '30' })
  const sessions = []
  for (let session = 0; session < 3; session += 1) {
    sessions.push(await served.signedIn('many@example.com'))
    await database.pool.query(`UPDATE sign_in_codes SET sent_at = sent_at - interval '1 minute'`)
  }
  const answers = await Promise.all(
    sessions.flatMap((visitor) => Array.from({ length: 15 }, () => visitor.get('/list-sessions'))),
  )
  expect([count(answers, 200), count(answers, 429)]).toEqual([30, 15])
  const other = await served.signedIn('single@example.com')
  expect((await other.get('/list-sessions')).status).toBe(200)
})
