import { getRequest } from '@tanstack/react-start/server'
import { readSession, signInErrors } from '#domains/identity/auth/index.server.ts'
import { authorise, permissionsOf } from '#platform/access/permissions.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/database/database.ts'
import { services } from '#platform/services.ts'

type OwnSession = NonNullable<Awaited<ReturnType<typeof readSession>>>

/** For a page that the server renders: what the calls of one's account answer. */
export async function readOwn<Own>(
  read: (database: Database, session: OwnSession, config: Config) => Own,
): Promise<Awaited<Own>> {
  const { accountHooks, config, database } = await services()
  const found = await readSession({ accountHooks, config, database, request: getRequest() })
  if (!found) throw signInErrors.noSession()
  authorise(permissionsOf(found.user, config.adminUserIds), { account: ['update'] })
  return await read(database, found, config)
}
