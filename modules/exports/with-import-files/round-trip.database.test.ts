import { expect, test } from 'vitest'
import { pet, petDatabase, petReferences, pets, served } from '#kit/resource/test-pets.server.ts'
import { sampleDraft } from '#kit/resource/test-samples.server.ts'
import { importResource } from '#modules/import-files/index.server.ts'
import { operator } from '#platform/activity/actor.ts'
import { requiredLine } from '#rules/text.ts'
import { exportVerbs } from '../export-records.server.ts'

const { database, known } = await petDatabase()
const context = { acting: { orm: database.orm, by: operator } }
const rule = requiredLine('Required')
const imported = importResource(pet, {
  table: pets,
  references: {
    keeperId: { ...petReferences.keeperId, rule },
    toyIds: { ...petReferences.toyIds, rule },
  },
})

const exports = exportVerbs(served)

const drafts = [
  sampleDraft(pet, 1, known),
  { ...sampleDraft(pet, 2, known), price: -5 },
  { name: 'Only a name', species: 'dog' },
]

async function records() {
  const { items } = await served.verbs.list(context, { limit: 10 })
  const all = await Promise.all(items.map(({ id }) => served.verbs.get(context, id)))
  return all.map((record) =>
    Object.keys(pet.fields).map((name) => [name, new Map(Object.entries(record)).get(name)]),
  )
}

test.each(['csv', 'jsonl'] as const)(
  'what an export writes as %s, an import reads, for every kind of field',
  async (format) => {
    await database.orm.delete(pets)
    for (const draft of drafts) await served.verbs.create(context, draft as never)
    const before = await records()
    const { head, line } = exports.formats[format]
    let file = head
    await exports.whole(database, (rows) => {
      file += rows.map(line).join('')
      return Promise.resolve()
    })
    await database.orm.delete(pets)
    const counts = await imported.run(
      database,
      imported.read(new Blob([file]).stream(), format),
      { by: operator, dryRun: false, update: false },
      {
        onProblem: (problem) => expect.fail(JSON.stringify(problem)),
        onVacuumFailed: (error) => expect.fail(error.message),
      },
    )
    expect(counts).toMatchObject({ created: drafts.length })
    expect(await records()).toEqual(before)
  },
)
