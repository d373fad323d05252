import { expect, test } from 'vitest'
import { organized } from '#modules/organizations/test-organizations.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'

const database = await testDatabase()

test('the record of an organization names the admin who acted as a member', async () => {
  const { person, organization } = await organized(database)
  const [ada, max] = [await person('Ada'), await person('Max', { role: 'admin' })]
  const { path } = await organization(ada)
  await max.call('POST', `/users/${ada.id}/impersonate`, { reason: 'To see' })
  const { json } = await max.call('GET', path)
  const change = { version: json['version'], name: 'Renamed' }
  expect((await max.call('PATCH', path, change)).status).toBe(200)
  const record = await ada.call('GET', `${path}/activity?limit=1`)
  expect(record.json['items']).toMatchObject([
    {
      actorEmail: ada.email,
      impersonatorId: max.id,
      impersonatorName: 'Max',
      personName: null,
      action: 'organization.update',
      before: { name: json['name'] },
      after: { name: 'Renamed' },
    },
  ])
})
