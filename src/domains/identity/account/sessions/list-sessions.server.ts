import { getRequest } from '@tanstack/react-start/server'
import { listOwnSessions, readSession, signInErrors } from '#domains/identity/auth/index.server.ts'
import { authorise, permissionsOf } from '#platform/access/permissions.ts'
import { services } from '#platform/services.ts'

export async function listSessionsHere(): Promise<unknown> {
  const { config, database } = await services()
  const found = await readSession({ config, database, request: getRequest() })
  if (!found) throw signInErrors.noSession()
  authorise(permissionsOf(found.user, config.adminUserIds), { account: ['update'] })
  return listOwnSessions(database, found)
}
