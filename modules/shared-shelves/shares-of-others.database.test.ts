import { expect, test } from 'vitest'
import { reading } from '#modules/shelves/test-readers.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { refused } from './test-sharing.server.ts'

const database = await testDatabase()
const unknownId = '019aa5b0-0000-7000-8000-000000000001'

test('shares and links of shelves are out of reach for other readers', async () => {
  const { reader } = await reading(database)
  const [ada, eve] = [await reader('Ada'), await reader('Eve')]
  const shelf = await ada.shelf('Secret')
  const path = `/shelves/${shelf}`
  const calls: [string, string, object?][] = [
    ['GET', `${path}/shares`],
    ['PUT', `${path}/shares`, { organizationId: unknownId, access: 'read' }],
    ['DELETE', `${path}/shares/${unknownId}`],
    ['POST', `${path}/link`],
    ['DELETE', `${path}/link`],
  ]
  for (const [method, target, body] of calls) {
    for (const at of [target, target.replace(shelf, unknownId)]) {
      const { status, json } = await eve.call(method, at, body)
      expect([at, status, json['message']]).toEqual([at, 404, 'Shelf not found'])
    }
  }
})

test('check 24: no shelf gets a link in a demo', async () => {
  const { reader } = await reading(database, { DEMO_MODE: 'true' })
  const ada = await reader('Ada')
  expect(await ada.call('POST', '/shelves/wanted/link')).toMatchObject(refused(403, 'DEMO_MODE'))
})
