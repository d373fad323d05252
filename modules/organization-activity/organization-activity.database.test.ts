import { beforeEach, expect, test } from 'vitest'
import { forgetEverybody, organized } from '#modules/organizations/test-organizations.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'

const database = await testDatabase()

beforeEach(() => forgetEverybody(database))

test('an organization shows its activity to its owners and administrators alone', async () => {
  const { person, organization, joins } = await organized(database)
  const [ada, ben, eve] = [await person('Ada'), await person('Ben'), await person('Eve')]
  const { id, path } = await organization(ada, 'Day shift')
  const member = `${path}/members/${(await joins(id, ben, 'administrator')).id}`
  await ada.call('PATCH', member, { role: 'member' })
  const { json } = await ada.call('GET', `${path}/activity?limit=1`)
  expect(json['items']).toEqual([
    {
      id: expect.any(String) as string,
      at: expect.any(String) as string,
      actorEmail: ada.email,
      actorName: 'Ada',
      impersonatorId: null,
      impersonatorName: null,
      personName: 'Ben',
      action: 'member.update',
      before: { email: ben.email, role: 'administrator' },
      after: { email: ben.email, role: 'member' },
    },
  ])
  const next = `${path}/activity?limit=1&cursor=${String(json['nextCursor'])}`
  expect((await ada.call('GET', next)).json['items']).toMatchObject([
    { action: 'organization.create' },
  ])
  const made = await ada.call('GET', `${path}/activity?action=organization.create`)
  expect(made.json['items']).toMatchObject([{ action: 'organization.create' }])
  expect(await ben.call('GET', `${path}/activity`)).toMatchObject({
    status: 403,
    json: { code: 'YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_ORGANIZATION' },
  })
  expect(await eve.call('GET', `${path}/activity`)).toMatchObject({ status: 404 })
})
