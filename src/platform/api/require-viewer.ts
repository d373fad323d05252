import { authorise, type Permissions } from '../access/permissions.ts'
import type { ApiServices } from './api-context.ts'

/** The browser caches the response, so it must not carry a cookie: the request does not renew the session. */
export async function requireViewer(
  services: Pick<ApiServices, 'access' | 'database' | 'config'>,
  { headers }: Request,
  wanted: Permissions,
): Promise<void> {
  const session = await services.access.findSession(services, headers)
  authorise(session?.permissions, wanted)
}
