import { beforeEach, expect, test } from 'vitest'
import { operator } from '#platform/activity/actor.ts'
import { oddities, odditiesOnServer, oddityDatabase } from './test-odd-names.server.ts'
import { testResource } from './test-resource.server.ts'

const database = await oddityDatabase()
testResource(database, odditiesOnServer)

beforeEach(() => database.orm.delete(oddities))

const context = { acting: { orm: database.orm, by: operator } }
const { verbs } = odditiesOnServer

const rows = Array.from('abcdefghijkl', (letter, at) => ({
  name: `Odd ${letter}`,
  total: 100 + at,
  stage: `stage ${letter}`,
  order: at,
  key: `key ${at}`,
  select: 'x',
}))

test('a list shows the values of its fields and every row, page by page, sorted and searched', async () => {
  await database.orm.insert(oddities).values(rows)
  for (const query of [{}, { searchTerm: 'odd' }, { sort: 'total' }, { sort: 'stage' }] as const) {
    const shown: object[] = []
    for (let cursor: string | undefined; ;) {
      const page = await verbs.list(context, { ...query, limit: 5, cursor })
      expect(page.total).toEqual({ count: 12, exact: true })
      shown.push(...page.items)
      if (page.nextCursor === null) break
      cursor = page.nextCursor
    }
    expect(shown).toHaveLength(12)
    expect(shown).toEqual(rows.map((row) => expect.objectContaining(row) as unknown))
  }
})

test('values of one filter are not those of another', async () => {
  await database.orm.insert(oddities).values(rows)
  const many = rows.map(({ key }) => key).join()
  const { items } = await verbs.list(context, { key: many, total: '103..104', limit: 20 })
  expect(items.map(({ total }) => total)).toEqual([103, 104])
  const { items: ordered } = await verbs.list(context, {
    order: '1..2',
    stage: 'stage b',
    limit: 9,
  })
  expect(ordered).toMatchObject([{ order: 1 }])
})

test('a bulk action takes the values of the fields', async () => {
  await database.orm.insert(oddities).values(rows.slice(0, 2))
  const bulk = { filter: { stage: 'stage b' }, action: { type: 'setTotal', total: 7 } } as const
  expect(await verbs.previewBulk(context, bulk)).toMatchObject({
    changing: { items: [{ name: 'Odd b', before: 101 }] },
  })
  expect(await verbs.bulk(context, bulk)).toMatchObject({ changed: 1, total: 1 })
  const { items } = await verbs.list(context, { total: '7', limit: 5 })
  expect(items).toMatchObject([{ name: 'Odd b', total: 7, stage: 'stage b' }])
})
