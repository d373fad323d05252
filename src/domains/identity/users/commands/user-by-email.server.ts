import { eq } from 'drizzle-orm'
import { users } from '#platform/access/tables.ts'
import type { ReadContext } from '#platform/api/verb-context.ts'
import { Refused } from '#platform/command-line/command.ts'
import { userColumns } from '../user-columns.server.ts'
import type { User } from '../user.ts'

export async function userByEmail({ acting: { orm } }: ReadContext, email: string): Promise<User> {
  const [user] = await orm.select(userColumns).from(users).where(eq(users.email, email))
  if (!user) throw new Refused(`${email} has no account`)
  return user
}
