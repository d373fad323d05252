import { eq } from 'drizzle-orm'
import { users } from '#platform/access/tables.ts'
import type { CallSamples, SampledResource } from '#platform/api/test-call-samples.ts'
import type { Database } from '#platform/database/database.ts'
import { importLines, imports } from './runs/import.table.server.ts'

const idOf = (resource: number, place: number) =>
  `019aa5b0-0000-7000-8000-0000000${2000 + resource}${place}`

/** The import that a call of a resource can act on. */
function idFor(verb: string, resource: number): string | undefined {
  const [group, ofImport] = verb.split('.')
  if (group !== 'imports' || ofImport === undefined) return undefined
  return idOf(resource, ofImport === 'cancel' ? 1 : 0)
}

async function fill(
  { orm }: Pick<Database, 'orm'>,
  { name, place, email, values }: SampledResource,
): Promise<void> {
  const [owner] = await orm.select({ id: users.id }).from(users).where(eq(users.email, email))
  const common = {
    resource: name,
    userId: owner?.id ?? null,
    fileName: 'sample.csv',
    format: 'csv',
    size: 1,
    columns: [],
    fields: [],
    createdAt: new Date(),
  }
  const none = { created: 0, updated: 0, unchanged: 0, existing: 0, repeated: 0, leftOut: 0 }
  const counts = { ...none, read: 1, rejected: 1 }
  await orm.insert(imports).values([
    { ...common, id: idOf(place, 0), state: 'checked', counts },
    { ...common, id: idOf(place, 1), state: 'importing', counts },
  ])
  const code = 'MALFORMED'
  const problems = [{ line: 2, code, message: 'Not a line' }]
  await orm.insert(importLines).values({ importId: idOf(place, 0), line: 2, values, problems })
}

const adding = ['create', 'update']

export const samples: CallSamples = {
  matrix: {},
  tables: ['imports'],
  ofResources: {
    verbs: {
      'imports.get': { needs: adding, isReading: true },
      'imports.review': { needs: adding, isReading: true },
      'imports.upload': { needs: adding },
      'imports.check': { needs: adding },
      'imports.start': { needs: adding },
      'imports.cancel': { needs: adding },
    },
    files: ['imports.upload'],
    bodies: () => ({
      'imports.check': { fields: [], update: false },
    }),
    idFor,
    fill,
    clear: ({ orm }) => orm.delete(imports),
  },
}
