import { eq } from 'drizzle-orm'
import { undoableActs } from '#kit/resource/index.server.ts'
import type { Resource } from '#kit/resource/index.ts'
import { users } from '#platform/access/tables.ts'
import type { Database } from '#platform/database/database.ts'

type Orm = Pick<Database, 'orm'>

const idAt = (place: number) => `019aa5b0-0000-7000-8000-000000003${`${place}`.padStart(3, '0')}`

interface New {
  resource: Resource
  place: number
  email: string
}

/** A bulk action of the caller, with nothing left to restore. */
export async function newUndos({ orm }: Orm, { resource, place, email }: New) {
  const [owner] = await orm.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (!owner) return
  const common = { resource: resource.name, userId: owner.id }
  await orm.insert(undoableActs).values({ ...common, id: idAt(place), action: { type: 'delete' } })
}

export const clearUndos = ({ orm }: Orm) => orm.delete(undoableActs)

export const undoBodies = (path: string, place: number): Record<string, object> => ({
  [`${path}.undoBulk`]: { undoId: idAt(place) },
})
