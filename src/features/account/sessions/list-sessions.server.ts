import { getRequest } from '@tanstack/react-start/server'
import { authOn } from '#features/login/index.server.ts'
import { ground } from '#server/ground.ts'

/** In process, while the page is being written: asked as the browser would ask, with its cookie. */
export async function listSessionsHere(): Promise<unknown> {
  const { headers } = getRequest()
  return authOn(await ground()).api.listSessions({ headers })
}
