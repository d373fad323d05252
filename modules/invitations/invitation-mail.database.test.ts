import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { forgetEverybody, organized } from '#modules/organizations/test-organizations.server.ts'
import { users } from '#platform/access/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { jobs } from '#platform/jobs/tables.ts'
import { readMail, smtpServer } from '#platform/mail/test-smtp.ts'
import { rates } from '#platform/rates/tables.ts'
import { inviting } from './test-invitations.server.ts'

const database = await testDatabase()
const { orm } = database

beforeEach(async () => {
  await forgetEverybody(database)
  await orm.delete(jobs)
  await orm.delete(rates)
})

const idOf = (json: unknown) => z.object({ id: z.string() }).parse(json).id

type Inviting = Awaited<ReturnType<typeof inviting>>

async function overSmtp({ ada, ben }: Inviting) {
  // Drops the queued messages with sign-in codes.
  await orm.delete(jobs)
  const sink = await smtpServer({ reply: '451 try again later' })
  const served = await organized(database, { SMTP_URL: `smtp://127.0.0.1:${sink.port}` })
  const browserOf = ({ browser }: Inviting['ada']) => {
    const copy = served.browser()
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
    return copy
  }
  return { sink, ada: browserOf(ada), ben: browserOf(ben), mail: served.mail }
}

const closings = {
  'is cancelled': ({ ada, path, invitation }: Closing) =>
    ada.send('DELETE', `/api/v1${path}${invitation}`, {}),
  'is declined': ({ ben, invitation }: Closing) =>
    ben.send('POST', `/api/v1${invitation}/decline`, {}),
  'ends with its organization': ({ ada, path }: Closing) =>
    ada.send('DELETE', `/api/v1${path}`, {}),
}
type Browser = Awaited<ReturnType<typeof overSmtp>>['ada']
type Closing = { ada: Browser; ben: Browser; path: string; invitation: string }

test.each(Object.entries(closings))(
  'no message goes out for an invitation that %s',
  async (_, close) => {
    const made = await inviting(database)
    const other = await made.organization(made.ada, 'Elsewhere')
    const { sink, ada, ben, mail } = await overSmtp(made)
    const invite = (path: string, email: string) =>
      ada.send('POST', `/api/v1${path}/invitations`, { email })
    const { json } = await invite(made.path, made.ben.email)
    await invite(other.path, 'guest@example.com')
    await vi.waitUntil(() => sink.offered >= 2, 30_000)
    const invitation = `/invitations/${idOf(json)}`
    const { status } = await close({ ada, ben, path: made.path, invitation })
    expect(status).toBeLessThan(300)
    sink.reply = 'keep'
    await orm
      .update(jobs)
      .set({ dueAt: new Date(0) })
      .where(eq(jobs.name, 'mail-bulk'))
    mail.wake()
    await vi.waitUntil(
      async () => (await orm.$count(jobs, eq(jobs.name, 'mail-bulk'))) === 0,
      30_000,
    )
    const recipients = sink.received.map((source) => readMail(source).header('to'))
    expect(recipients).toEqual(['guest@example.com'])
  },
)

test('an invitation sent again replaces the message that still waits', async () => {
  const made = await inviting(database)
  const { ada } = await overSmtp(made)
  const { json } = await ada.send('POST', `/api/v1${made.path}/invitations`, {
    email: made.ben.email,
  })
  const resend = `/api/v1${made.path}/invitations/${idOf(json)}/resend`
  expect((await ada.send('POST', resend, {})).status).toBe(200)
  expect(await orm.$count(jobs, eq(jobs.name, 'mail-bulk'))).toBe(1)
})

describe('invitations are limited', () => {
  const tooMany = { status: 429, json: { code: 'TOO_MANY_REQUESTS' } }
  const guests = ['one@example.com', 'two@example.com', 'three@example.com']

  test.each([
    ['PER_PERSON_PER_HOUR', ['ada', 'ada', 'ada']],
    ['PER_SOURCE_PER_HOUR', ['ada', 'cleo', 'ada']],
    ['PER_HOUR', ['ada', 'cleo', 'cleo']],
  ] as const)('by LIMIT_INVITATION_MAILS_%s', async (limit, senders) => {
    const made = await inviting(database, { [`LIMIT_INVITATION_MAILS_${limit}`]: '2' })
    const cleo = await made.person('Cleo')
    await made.joins(made.id, cleo, 'administrator')
    const people = { ada: made.ada, cleo }
    const answers = []
    for (const [index, sender] of senders.entries()) {
      const email = guests[index]
      answers.push(await people[sender].call('POST', `${made.path}/invitations`, { email }))
    }
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 429])
    expect(answers.at(-1)).toMatchObject(tooMany)
  })

  test('to people who have given their name', async () => {
    const { ada, path, invited } = await inviting(database)
    const invitation = await invited(ada, path, 'one@example.com')
    await orm.update(users).set({ name: '' }).where(eq(users.id, ada.id))
    const refused = { status: 403, json: { code: 'ONBOARDING_REQUIRED' } }
    const call = (route: string, body: object) =>
      ada.call('POST', `${path}/invitations${route}`, body)
    expect(await call('', { email: 'two@example.com' })).toMatchObject(refused)
    expect(await call('/bulk', { lines: ['two@example.com'] })).toMatchObject(refused)
    expect(await ada.call('POST', `${path}${invitation}/resend`)).toMatchObject(refused)
  })
})
