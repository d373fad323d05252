import type { Session } from '#server/auth/sessions/current-session.ts'
import { ground } from '#server/ground.ts'
import { authOn } from './auth.server.ts'
import { sessionOn } from './session-on.server.ts'

/** Who sends this request. `keep` gets the cookies that their session is renewed or restored with. */
export const readSession = async (
  { headers }: Request,
  keep?: (cookie: string) => void,
): Promise<Session | null> => sessionOn(authOn(await ground()), headers, keep)
