import { authorise, type Permissions } from '../access/permissions.ts'
import type { ApiServices } from './api-context.ts'

/**
 * Refuses requests that no procedure answers, unless their user has these permissions. The request does not count as a
 * call, nor does it renew the session: the answer, which the browser keeps, has no place for its cookie.
 */
export async function requireViewer(
  services: Pick<ApiServices, 'access' | 'database' | 'config'>,
  { headers }: Request,
  wanted: Permissions,
): Promise<void> {
  const session = await services.access.findSession(services, headers)
  authorise(session?.permissions, wanted)
}
