import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { operator } from '#platform/activity/actor.ts'
import { recordOf } from '#platform/activity/test-activity.ts'
import { type SortOf, schemasOf } from './index.ts'
import { pet, petDatabase, pets, served, toys } from './test-pets.server.ts'
import { testResource } from './test-resource.server.ts'

const { database, known } = await petDatabase()
beforeEach(() => database.orm.delete(pets))

testResource(database, served, known)

const context = { acting: { orm: database.orm, by: operator } }

test('an unknown reference is a mistake in its field', async () => {
  const draft = {
    name: 'Rex',
    species: 'dog',
    keeperId: '019aa5b0-0000-7000-8000-00000000ffff',
  } as const
  await expect(served.verbs.create(context, draft)).rejects.toMatchObject({
    status: 400,
    details: { fields: { keeperId: 'Keeper not found' } },
  })
})

test('records without a number, a day, a time or an amount come last in both directions', async () => {
  const drafts = [
    {
      name: 'Rex',
      weight: 12.5,
      bornOn: '2020-05-01',
      seenAt: '2026-01-31T18:00:00+01:00',
      price: -5,
    },
    { name: 'Tom' },
    { name: 'Kit', weight: 0.5, bornOn: '2020-04-01', seenAt: '2026-01-31T16:59:00Z', price: -600 },
  ] as const
  const { draft: rule } = schemasOf(pet)
  for (const draft of drafts) {
    await served.verbs.create(context, rule.parse({ species: 'cat', ...draft }))
  }
  const names = async (sort: SortOf<typeof pet>) =>
    (await served.verbs.list(context, { sort, limit: 10 })).items.map(({ name }) => name)
  for (const field of ['weight', 'bornOn', 'seenAt', 'price'] as const) {
    expect([field, await names(field)]).toEqual([field, ['Kit', 'Rex', 'Tom']])
    expect([field, await names(`-${field}`)]).toEqual([field, ['Rex', 'Kit', 'Tom']])
  }
})

test('a field of many records is set at once', async () => {
  for (const name of ['Rex', 'Kit', 'Tom']) {
    await served.verbs.create(context, { name, species: 'cat' })
  }
  const action = { type: 'setSpecies', species: 'bird' } as const
  expect(await served.verbs.bulk(context, { filter: {}, action })).toMatchObject({ changed: 3 })
  const { items } = await served.verbs.list(context, { species: 'bird', limit: 10 })
  expect(items).toHaveLength(3)
})

test('any field but the name is set or cleared, and the old values are shown first', async () => {
  const draft = { species: 'dog' } as const
  for (const name of ['Rex', 'Kit', 'Tom']) {
    await served.verbs.create(context, { ...draft, name, notes: `Notes on ${name}`, price: 1200 })
  }
  const values = [
    { type: 'setIsTame', isTame: true },
    { type: 'setBornOn', bornOn: '2020-02-29' },
    { type: 'setSeenAt', seenAt: '2026-07-01T12:34:56.789Z' },
    { type: 'setFoundIn', foundIn: -44 },
    { type: 'setWeight', weight: 1.5 },
    { type: 'setPrice', price: 999_999_999_999 },
    { type: 'setEmail', email: 'ada@example.com' },
    { type: 'setColour', colour: 200 },
    { type: 'setKeeper', keeperId: known.keeper ?? null },
    { type: 'setNotes', notes: null },
  ] as const
  for (const action of values) {
    const bulk = { filter: {}, action }
    expect(await served.verbs.previewBulk(context, bulk)).toMatchObject({ changing: { count: 3 } })
    expect(await served.verbs.bulk(context, bulk)).toMatchObject({ changed: 3, failed: [] })
    expect(await served.verbs.bulk(context, bulk)).toMatchObject({ changed: 0, failed: [] })
  }
  const { items } = await served.verbs.list(context, { limit: 10 })
  const set = Object.assign({}, ...values) as Record<string, unknown>
  const { type: _type, notes: _notes, ...listed } = set
  expect(items).toMatchObject([listed, listed, listed])
  const action = { type: 'setPrice', price: null } as const
  expect(await served.verbs.previewBulk(context, { filter: {}, action })).toMatchObject({
    changing: {
      items: [{ name: 'Rex', before: 999_999_999_999 }, { name: 'Kit' }, { name: 'Tom' }],
    },
  })
})

test('a time is stored to the millisecond and read in UTC, in any year', async () => {
  const draft = { name: 'Rex', species: 'dog' } as const
  for (const seenAt of ['0001-01-01T00:00:00.000Z', '2026-07-01T12:34:56.789Z']) {
    const { id } = await served.verbs.create(context, { ...draft, name: seenAt, seenAt })
    expect(await served.verbs.get(context, id)).toMatchObject({ seenAt })
  }
})

test('references are an ordered set: recorded, refused if unknown, dropped with their target', async () => {
  const [bone, rope] = await database.orm
    .insert(toys)
    .values([{ name: 'Bone' }, { name: 'Rope' }])
    .returning()
  const [first = '', second = ''] = [bone?.id, rope?.id]
  const news = recordOf(database)
  await news()
  const draft = { name: 'Rex', species: 'dog', toyIds: [second, first] } as const
  const { id, version } = await served.verbs.create(context, { ...draft, toyIds: [second, first] })
  expect(await served.verbs.get(context, id)).toMatchObject(draft)
  const change = { id, version, toyIds: [first, second] }
  expect(await served.verbs.update(context, change)).toMatchObject({ version: 2 })
  expect(await news()).toMatchObject([
    { after: { toyIds: [second, first] } },
    { before: { toyIds: [second, first] }, after: { toyIds: [first, second] } },
  ])
  const unknown = served.verbs.update(context, { id, version: 2, toyIds: [id] })
  await expect(unknown).rejects.toMatchObject({ details: { fields: { toyIds: 'Toys not found' } } })
  await database.orm.delete(toys).where(eq(toys.id, first))
  const { items } = await served.verbs.list(context, { toyId: second, limit: 10 })
  expect(items).toMatchObject([{ id, toyIds: [second] }])
  const none = served.verbs.list(context, { toyId: first, limit: 10 })
  await expect(none).rejects.toMatchObject({ status: 400 })
})
