import { inArray } from 'drizzle-orm'
import {
  type ListContext,
  mostOptions,
  type Names,
  type NamesQuery,
} from '#kit/resource/index.server.ts'
import { users } from '#platform/access/tables.ts'
import { listUsers } from '../list/list-users.server.ts'

const { id, name, email } = users

/** Names needn't be unique, and new users have none: the email says who it is. */
export async function nameUsers(
  context: ListContext,
  { ids, searchTerm }: NamesQuery,
): Promise<Names> {
  const found = ids
    ? await context.acting.orm.select({ id, name, email }).from(users).where(inArray(id, ids))
    : (await listUsers(context, { searchTerm, limit: mostOptions })).items
  return {
    items: found.map((user) => ({ id: user.id, name: user.name || user.email, note: user.email })),
  }
}
