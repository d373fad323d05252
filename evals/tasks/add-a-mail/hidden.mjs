import { expect, test } from 'vitest'
import { serverParts } from '#app/server-parts.server.ts'
import { managed } from '#domains/identity/users/test-people.server.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { testDatabase } from '#platform/database/test-database.ts'

const database = await testDatabase()
const reason = 'Spam in the reading group'
const expiresAt = '2031-03-09T17:05:00.000Z'

test('a ban sends one message with its reason and end', async () => {
  const { call, mail, person, admin } = await managed(database)
  const [ben, eve] = [await person('Ben'), await person('Eve')]
  const bans = async ({ email }) =>
    (await mail.mailbox()).filter(({ to, text }) => to === email && text.includes(reason))
  const banned = await call('POST', `/users/${ben.id}/ban`, { reason, expiresAt })
  expect(banned.status).toBe(200)
  await expect.poll(() => bans(ben)).toHaveLength(1)
  expect((await bans(ben))[0]).toMatchObject({ subject: 'Your account is banned' })
  expect((await bans(ben))[0].text).toContain('2031')
  const bulk = { ids: [eve.id], action: { type: 'ban', reason } }
  expect(await call('POST', '/users/bulk', bulk)).toMatchObject({ json: { changed: 1 } })
  await expect.poll(() => bans(eve)).toHaveLength(1)
  expect((await bans(eve))[0].text).not.toMatch(/2031|null|undefined/)
  await call('POST', `/users/${admin.id}/ban`, { reason })
  expect(await bans(admin)).toEqual([])
})

test('the message is shown with sample data in every language', async () => {
  const banned = serverParts.composition.mails.find(({ name }) => name === 'accountBanned')
  const subjects = []
  for (const language of LANGUAGES) subjects.push((await banned.sample(language)).subject)
  expect(subjects[0]).toBe('Your account is banned')
  expect(new Set(subjects).size).toBe(LANGUAGES.length)
})
