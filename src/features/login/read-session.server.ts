import type { Session } from '#server/auth/sessions/current-session.ts'
import { ground } from '#server/ground.ts'
import { sessionOn } from './session-on.server.ts'

/** The session of a request. `keep` gets the cookies that the session is renewed or restored with. */
export const readSession = async (
  request: Request,
  keep?: (cookie: string) => void,
): Promise<Session | null> => sessionOn(await ground(), request, keep)
