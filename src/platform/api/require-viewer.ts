import { authorise, type Permissions } from '../auth/people/permissions.ts'
import { findSession, publicSession } from '../auth/sessions/current-session.ts'
import { readToken } from '../auth/sessions/session-cookie.ts'
import type { ApiServices } from './api-context.ts'

/**
 * Whether somebody may see what no procedure answers. It does not count as a call, nor does it renew a session: the
 * answer, which the browser keeps, has no place for its cookie.
 */
export async function requireViewer(
  { database, config }: Pick<ApiServices, 'database' | 'config'>,
  { headers }: Request,
  wanted: Permissions,
): Promise<void> {
  const token = readToken(headers, config)
  const found = token === undefined ? undefined : await findSession(database, token, config)
  authorise(found && publicSession(found, config).permissions, wanted)
}
