import { getRequest } from '@tanstack/react-start/server'
import { readSession, signInErrors } from '#domains/identity/auth/index.server.ts'
import { authorise, permissionsOf } from '#platform/access/permissions.ts'
import { type Services, services } from '#platform/services.ts'

type OwnSession = NonNullable<Awaited<ReturnType<typeof readSession>>>

/** The answers of the account's calls, for a page that the server renders. */
export async function readOwn<Own>(
  read: (services: Services, session: OwnSession) => Own,
): Promise<Awaited<Own>> {
  const opened = await services()
  const { config } = opened
  const found = await readSession({ ...opened, request: getRequest() })
  if (!found) throw signInErrors.noSession()
  authorise(permissionsOf(found.user, config.adminUserIds), { account: ['update'] })
  return await read(opened, found)
}
