import { expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.ts'
import { messagesIn } from '#platform/mail/test-mailbox.ts'
import { managed } from '../test-people.server.ts'

const database = await testDatabase()
const arabic = /\p{Script=Arabic}/u

async function moved(language: string, chosen?: string) {
  const served = await managed(database)
  const noor = await served.person('Noor')
  const visitor = await served.signedIn(
    noor.email,
    served.newBrowser({ 'accept-language': language }),
  )
  if (chosen !== undefined) {
    await database.pool.query(
      `UPDATE sessions SET last_seen_at = now() - interval '1 hour' WHERE user_id = $1`,
      [noor.id],
    )
    visitor.cookies.set('i18next', chosen)
    await visitor.get('/get-session')
  }
  const email = `new.${noor.email}`
  expect((await served.call('PATCH', `/users/${noor.id}`, { email })).status).toBe(200)
  const mails = await messagesIn(served.mail)
  return [noor.email, email].map(
    (address) => mails.find(({ to, subject }) => to === address && !/^\d/.test(subject))?.subject,
  )
}

test('a user who reads Arabic is told in Arabic that an admin, who reads English, changed the address', async () => {
  const subjects = await moved('ar')
  expect(subjects).toEqual([expect.stringMatching(arabic), expect.stringMatching(arabic)])
})

test('a user who chose Arabic after the sign-in is told in Arabic', async () => {
  const subjects = await moved('en', 'ar')
  expect(subjects).toEqual([expect.stringMatching(arabic), expect.stringMatching(arabic)])
})

test('a user who never signed in is told in the language of the admin', async () => {
  const served = await managed(database)
  const noor = await served.person('Noor')
  const email = `new.${noor.email}`
  expect((await served.call('PATCH', `/users/${noor.id}`, { email })).status).toBe(200)
  const mails = await messagesIn(served.mail)
  expect(mails.find(({ to }) => to === email)?.subject).not.toMatch(arabic)
})
