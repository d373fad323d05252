import { expect, test } from 'vitest'
import {
  pet,
  petDatabase,
  petReferences,
  pets,
  served,
  toys,
} from '#kit/resource/test-pets.server.ts'
import { operator } from '#platform/activity/actor.ts'
import { requiredLine } from '#rules/text.ts'
import { importResource } from './import-resource.server.ts'
import type { ImportWish } from './run-import.server.ts'

const { database } = await petDatabase()
const context = { acting: { orm: database.orm, by: operator } }
const rule = requiredLine('Required')
const imported = importResource(pet, {
  table: pets,
  references: {
    keeperId: { ...petReferences.keeperId, rule },
    toyIds: { ...petReferences.toyIds, rule },
  },
})

async function read(file: string, format: string, wish: Partial<ImportWish> = {}) {
  const problems: unknown[] = []
  const counts = await imported.run(
    database,
    imported.read(bytesOf(file), format),
    { by: operator, dryRun: false, update: false, ...wish },
    {
      onProblem: (problem) => void problems.push(problem),
      onVacuumFailed: (error) => expect.fail(error.message),
    },
  )
  return [problems, counts] as const
}

test('names of a file become links; an update replaces them, a missing column keeps them', async () => {
  await database.orm.delete(pets)
  await database.orm.insert(toys).values(['Bone', 'Rope'].map((name) => ({ name })))
  const toysOf = async () => {
    const { items } = await served.verbs.list(context, { limit: 10 })
    const names = new Map(
      (await database.orm.select().from(toys)).map(({ id, name }) => [id, name]),
    )
    return items.map(({ name, version, toyIds }) => [
      name,
      version,
      toyIds.map((id) => names.get(id)),
    ])
  }
  const file = String.raw`name,species,toys
Rex,dog,bone; Ball\; red; BONE
Tom,cat,
Kit,cat,Rope; Stone
`
  const problem = { line: 4, field: 'toys', code: 'TOYS_UNKNOWN', message: 'Toys not found' }
  for (const dryRun of [true, false]) {
    expect(await read(file, 'csv', { dryRun })).toMatchObject([[problem], { created: 2 }])
  }
  expect(await toysOf()).toEqual([
    ['Rex', 1, ['Bone', 'Ball; red']],
    ['Tom', 1, []],
  ])
  const changed = 'name,species,toys\nRex,dog,Rope; Bone\nTom,cat,\n'
  for (const dryRun of [true, false]) {
    const counts = { created: 0, updated: 1, unchanged: 1 }
    expect(await read(changed, 'csv', { dryRun, update: true })).toMatchObject([[], counts])
  }
  expect(await read('name,species\nRex,dog\nTom,cat\n', 'csv', { update: true })).toMatchObject([
    [],
    { unchanged: 2 },
  ])
  expect(await toysOf()).toEqual([
    ['Rex', 2, ['Rope', 'Bone']],
    ['Tom', 1, []],
  ])
})

async function* bytesOf(file: string) {
  yield await Promise.resolve(Buffer.from(file))
}
