import type { ApiContext } from '../../api/api-context.ts'
import { rename } from '../people/people.ts'
import { refuse } from '../refusals.ts'
import type { Caller } from '../sessions/caller.ts'
import { publicUser, type Session } from '../sessions/current-session.ts'

/** Sets the caller's own name, who is onboarded by it. */
export async function updateName(
  { caller, database }: Pick<ApiContext, 'database'> & { caller: Caller },
  name: string,
): Promise<Session['user']> {
  const renamed = await rename(database, caller.user, name)
  if (!renamed) throw refuse.noSession()
  return publicUser(renamed)
}
