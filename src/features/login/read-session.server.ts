import type { Session } from '#server/auth/sessions/current-session.ts'
import { ground } from '#server/ground.ts'
import { authOn } from './auth.server.ts'

/** Who sends this request. Once a day their session is renewed: `keep` gets the cookie that says so. */
export async function readSession(
  { headers }: Request,
  keep?: (cookie: string) => void,
): Promise<Session | null> {
  const auth = authOn(await ground())
  const answer = await auth.api.getSession({ headers, returnHeaders: true })
  for (const cookie of answer.headers.getSetCookie()) keep?.(cookie)
  return answer.response
}
