import { expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.ts'
import { messagesIn } from '#platform/mail/test-mailbox.ts'
import { managed } from '../test-people.server.ts'

const database = await testDatabase()
const arabic = /\p{Script=Arabic}/u

type Served = Awaited<ReturnType<typeof managed>>

/** The subjects of the messages at the former and at the new address. */
async function moved(served: Served, { id, email: former }: { id: string; email: string }) {
  const email = `new.${former}`
  expect((await served.call('PATCH', `/users/${id}`, { email })).status).toBe(200)
  const mails = await messagesIn(served.mail)
  const isCode = (subject: string) => /^\d/.test(subject)
  return mails
    .filter(({ to, subject }) => [former, email].includes(to) && !isCode(subject))
    .map(({ subject }) => subject)
}

const inArabic = [expect.stringMatching(arabic), expect.stringMatching(arabic)]

test('a user who reads Arabic is told in Arabic that an admin, who reads English, changed the address', async () => {
  const served = await managed(database)
  const noor = await served.person('Noor')
  await served.signedIn(noor.email, served.newBrowser({ 'accept-language': 'ar' }))
  expect(await moved(served, noor)).toEqual(inArabic)
})

test('a user who chose Arabic after the sign-in is told in Arabic', async () => {
  const served = await managed(database)
  const noor = await served.person('Noor')
  const browser = served.newBrowser({ 'accept-language': 'en' })
  const visitor = await served.signedIn(noor.email, browser)
  await database.pool.query(
    `UPDATE sessions SET last_seen_at = now() - interval '1 hour' WHERE user_id = $1`,
    [noor.id],
  )
  visitor.cookies.set('i18next', 'ar')
  await visitor.get('/get-session')
  expect(await moved(served, noor)).toEqual(inArabic)
})

test('a user who never signed in is told in the language of the admin', async () => {
  const served = await managed(database)
  served.browser.cookies.set('i18next', 'ar')
  expect(await moved(served, await served.person('Noor'))).toEqual(inArabic)
})
