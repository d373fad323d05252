import { eq, sql } from 'drizzle-orm'
import { users } from '#platform/access/tables.ts'
import type { ReadContext } from '#platform/api/verb-context.ts'
import type { Database } from '#platform/database/database.ts'
import { preparing } from '#platform/database/prepared.ts'
import { userColumns } from '../user-columns.server.ts'
import { userErrors } from '../user-errors.server.ts'
import type { User } from '../user.ts'

type Reader = Pick<Database['orm'], 'select'>

export const getUser = ({ acting }: ReadContext, id: string): Promise<User> =>
  findUser(acting.orm, id)

export async function findUser(orm: Reader, id: string): Promise<User> {
  const [user] = await userById(orm, 'user').execute({ id })
  if (!user) throw userErrors.notFound()
  return user
}

const userById = preparing((orm: Reader, name) =>
  orm
    .select(userColumns)
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare(name),
)
