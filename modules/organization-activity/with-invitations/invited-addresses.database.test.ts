import { expect, test } from 'vitest'
import { organized } from '#modules/organizations/test-organizations.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'

const database = await testDatabase()

test('the record of an organization names members, and no account behind an address that was only invited', async () => {
  const { person, organization, joins } = await organized(database)
  const [ada, ben, eve] = [await person('Ada'), await person('Ben'), await person('Eve')]
  const { id, path } = await organization(ada)
  await joins(id, ben, 'member')
  for (const { email } of [ben, eve]) {
    await ada.call('POST', `${path}/invitations`, { email, role: 'member' })
  }
  const members = await ada.call('GET', `${path}/members`)
  const { items } = members.json as { items: { id: string; email: string }[] }
  const member = items.find(({ email }) => email === ben.email)
  await ada.call('PATCH', `${path}/members/${member?.id}`, { role: 'administrator' })
  const { json } = await ada.call('GET', `${path}/activity?limit=2`)
  expect(json['items']).toMatchObject([
    { action: 'member.update', actorName: 'Ada', personName: 'Ben' },
    { action: 'invitation.create', actorName: 'Ada', personName: null },
  ])
})
