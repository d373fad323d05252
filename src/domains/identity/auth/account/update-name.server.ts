import type { Caller, Session } from '#platform/access/caller.ts'
import type { ApiContext } from '#platform/context/api-context.ts'
import { rename } from '../people/people.server.ts'
import { publicUser } from '../sessions/current-session.server.ts'
import { signInErrors } from '../sign-in-errors.server.ts'

export async function updateName(
  { caller, database }: Pick<ApiContext, 'database'> & { caller: Caller },
  name: string,
): Promise<Session['user']> {
  const renamed = await rename(database, caller.user, name)
  if (!renamed) throw signInErrors.noSession()
  return publicUser(renamed)
}
