import { accessErrors } from '../access/access-errors.ts'
import { type Permissions, requireAny } from '../access/permissions.ts'
import type { ApiServices } from '../context/api-context.ts'

/** The browser caches the response, so it must not carry a cookie: the request does not renew the session. */
export async function requireViewer(
  services: Pick<ApiServices, 'access' | 'accountHooks' | 'config' | 'database'>,
  { headers }: Request,
  ...sets: Permissions[]
): Promise<void> {
  const session = await services.access.findSession(services, headers)
  if (!session) throw accessErrors.notAuthorized()
  requireAny(session.permissions, sets)
}
