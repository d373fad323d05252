import { getRequest } from '@tanstack/react-start/server'
import { authorise, permissionsOf } from '#server/auth/people/permissions.ts'
import { refuse } from '#server/auth/refusals.ts'
import { listOwnSessions } from '#server/auth/sessions/list-own-sessions.ts'
import { readSession } from '#server/auth/sessions/renew-session.ts'
import { ground } from '#server/ground.ts'

/** In process, while the page is written: the same list as `GET /api/auth/list-sessions`. */
export async function listSessionsHere(): Promise<unknown> {
  const { config, database } = await ground()
  const found = await readSession({ config, database, request: getRequest() })
  if (!found) throw refuse.noSession()
  authorise(permissionsOf(found.user, config.adminUserIds), { account: ['update'] })
  return listOwnSessions(database, found)
}
