import { expect, test } from 'vitest'
import {
  oddities,
  odditiesOnServer,
  oddity,
  oddityDatabase,
} from '#kit/resource/test-odd-names.server.ts'
import { exportVerbs } from './export-records.server.ts'
import { exportSchemaOf } from './export-schema.server.ts'

const database = await oddityDatabase()

test('an export takes the values of the fields, whatever their names', async () => {
  const odd = { order: 1, key: 'key', select: 'x' }
  await database.orm.insert(oddities).values([
    { ...odd, name: 'Odd a', total: 100, stage: 'stage a' },
    { ...odd, name: 'Odd b', total: 7, stage: 'stage b' },
  ])
  const exported: object[] = []
  await exportVerbs(odditiesOnServer).whole(database, (rows) => {
    exported.push(...rows)
    return Promise.resolve()
  })
  expect(exported).toMatchObject([
    { name: 'Odd a', total: 100, stage: 'stage a' },
    { name: 'Odd b', total: 7, stage: 'stage b' },
  ])
  const asked = exportSchemaOf(oddity)
  expect(asked.parse({ total: '1..9' })).toEqual({ total: '1..9', format: 'csv' })
})
