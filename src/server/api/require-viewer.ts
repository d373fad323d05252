import { authorise, type Permissions } from '../auth/people/permissions.ts'
import type { ApiGround } from './api-context.ts'
import { inOurWords } from './api-error.ts'

/** Whether somebody may see what no procedure answers. It does not count as a call. */
export async function requireViewer(
  { auth }: Pick<ApiGround, 'auth'>,
  { headers }: Request,
  wanted: Permissions,
): Promise<void> {
  const session = await auth.api.getSession({ headers })
  try {
    authorise(session?.permissions, wanted)
  } catch (error) {
    throw inOurWords(error)
  }
}
