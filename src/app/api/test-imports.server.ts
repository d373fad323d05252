import { eq } from 'drizzle-orm'
import { importChanges, importLines, imports } from '#kit/import/index.server.ts'
import { baseName, type Resource } from '#kit/resource/index.ts'
import { type Known, sampleDraft } from '#kit/resource/test-samples.server.ts'
import { users } from '#platform/access/tables.ts'
import type { Database } from '#platform/database/database.ts'

const idOf = (resource: number, place: number) =>
  `019aa5b0-0000-7000-8000-0000000${2000 + resource}${place}`

/** The import that a call of a resource can act on. */
export function importIdFor(resource: number, verb: string): string {
  if (verb.startsWith('undo')) return idOf(resource, 2)
  return idOf(resource, verb === 'cancel' ? 1 : 0)
}

interface Owned {
  resource: Resource
  place: number
  email: string
  names: Known
}

export async function newImports(
  { orm }: Pick<Database, 'orm'>,
  { resource, place, email, names }: Owned,
): Promise<void> {
  const [owner] = await orm.select({ id: users.id }).from(users).where(eq(users.email, email))
  const draft = sampleDraft(resource, 70, names)
  const values = Object.fromEntries(
    Object.entries(draft).map(([key, value]) => [baseName(key), value]),
  )
  const common = {
    resource: resource.name,
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
    { ...common, id: idOf(place, 2), state: 'done', counts, finishedAt: new Date() },
  ])
  const code = 'MALFORMED'
  const problems = [{ line: 2, code, message: 'Not a line' }]
  await orm.insert(importLines).values({ importId: idOf(place, 0), line: 2, values, problems })
  await orm.insert(importChanges).values({ importId: idOf(place, 2), recordId: idOf(place, 9) })
}

export const clearImports = ({ orm }: Pick<Database, 'orm'>) => orm.delete(imports)

const sample = { fields: [], update: false }

export const importBodies = (path: string): Record<string, object> => ({
  [`${path}.imports.check`]: sample,
  [`${path}.imports.correct`]: { values: {} },
  [`${path}.imports.fix`]: { fixes: [] },
})
