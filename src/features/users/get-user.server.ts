import { eq } from 'drizzle-orm'
import { users } from '#server/auth/tables.ts'
import type { Database } from '#server/database/database.ts'
import { refuse } from './refusals.server.ts'
import { userColumns } from './user-columns.server.ts'
import type { User } from './user.ts'

export async function getUser(
  { orm }: { orm: Pick<Database['orm'], 'select'> },
  id: string,
): Promise<User> {
  const [user] = await orm.select(userColumns).from(users).where(eq(users.id, id))
  if (!user) throw refuse.unknownUser()
  return user
}
