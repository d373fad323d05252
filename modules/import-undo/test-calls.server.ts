import { eq } from 'drizzle-orm'
import { imports } from '#modules/imports/index.server.ts'
import { users } from '#platform/access/tables.ts'
import type { CallSamples, SampledResource } from '#platform/api/test-call-samples.ts'
import type { Database } from '#platform/database/database.ts'
import { importChanges } from './import-changes.table.server.ts'

const idOf = (resource: number) => `019aa5b0-0000-7000-8000-0000000${3000 + resource}0`

async function fill(
  { orm }: Pick<Database, 'orm'>,
  { name, place, email, keptId }: SampledResource,
): Promise<void> {
  const [owner] = await orm.select({ id: users.id }).from(users).where(eq(users.email, email))
  const id = idOf(place)
  await orm.insert(imports).values({
    id,
    resource: name,
    userId: owner?.id ?? null,
    fileName: 'finished.csv',
    format: 'csv',
    size: 1,
    columns: [],
    fields: [],
    state: 'done',
    finishedAt: new Date(),
  })
  await orm.insert(importChanges).values({ importId: id, recordId: keptId })
}

const needs = ['update', 'delete']

export const samples: CallSamples = {
  matrix: {},
  tables: ['import_changes'],
  ofResources: {
    verbs: {
      'imports.undoPreview': { needs, isReading: true },
      'imports.undo': { needs },
    },
    bodies: () => ({}),
    idFor: (verb, resource) => (verb.startsWith('imports.undo') ? idOf(resource) : undefined),
    fill,
  },
}
