import { eq } from 'drizzle-orm'
import { undoableActs, undoableChanges } from '#kit/resource/index.server.ts'
import type { Resource } from '#kit/resource/index.ts'
import { users } from '#platform/access/tables.ts'
import type { Database } from '#platform/database/database.ts'

type Orm = Pick<Database, 'orm'>

const idAt = (place: number) => `019aa5b0-0000-7000-8000-000000003${`${place}`.padStart(3, '0')}`

interface New {
  resource: Resource
  place: number
  email: string
  keptId: string
}

/** A bulk action and a merge of the caller, each with nothing left to restore. */
export async function newUndos({ orm }: Orm, { resource, place, email, keptId }: New) {
  const [owner] = await orm.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (!owner) return
  const common = { resource: resource.name, userId: owner.id }
  await orm.insert(undoableActs).values([
    { ...common, id: idAt(2 * place), action: { type: 'delete' } },
    { ...common, id: idAt(2 * place + 1), action: null },
  ])
  const merge = { actId: idAt(2 * place + 1), recordId: keptId, after: {} }
  await orm.insert(undoableChanges).values(merge)
}

export const clearUndos = ({ orm }: Orm) => orm.delete(undoableActs)

export const undoBodies = (path: string, place: number): Record<string, object> => ({
  [`${path}.undoBulk`]: { undoId: idAt(2 * place) },
  [`${path}.undoMerge`]: { undoId: idAt(2 * place + 1) },
})
