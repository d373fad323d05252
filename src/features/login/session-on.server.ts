import type { Auth } from '#server/auth/auth.ts'
import type { Session } from '#server/auth/sessions/current-session.ts'

type Keep = (cookie: string) => void

/**
 * Whose headers these are. An admin whose time as somebody else is over is themself again: they need not sign in, since
 * their own session has waited in this browser.
 */
export async function sessionOn(
  { api }: Pick<Auth, 'api'>,
  headers: Headers,
  keep?: Keep,
): Promise<Session | null> {
  const found = await read(api, headers, keep)
  if (found || !headers.get('cookie')?.includes('admin_session=')) return found
  const stopped = await api.stopImpersonating({ headers, asResponse: true })
  const cookies = stopped.headers.getSetCookie()
  for (const cookie of cookies) keep?.(cookie)
  if (!stopped.ok) return null
  const cookie = cookies.map((set) => set.split(';')[0]).join('; ')
  return read(api, new Headers({ cookie }), keep)
}

async function read(api: Auth['api'], headers: Headers, keep?: Keep) {
  const answer = await api.getSession({ headers, returnHeaders: true })
  for (const cookie of answer.headers.getSetCookie()) keep?.(cookie)
  return answer.response
}
