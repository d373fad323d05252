import { eq } from 'drizzle-orm'
import { sessions } from '../auth.table.server.ts'
import type { Looking } from './admin-needs.server.ts'
import { type FoundSession, findSession } from './current-session.server.ts'
import { readToken, setSessionCookie } from './session-cookie.server.ts'
import { isDue, renewedUntil } from './session-life.server.ts'
import type { CookieContext } from './signed-cookies.server.ts'

type Context = CookieContext & Looking

export async function renewIfDue(
  context: Omit<Context, 'request'>,
  found: FoundSession,
): Promise<void> {
  const { config, database } = context
  if (!isDue(found, config.limits)) return
  const expiresAt = renewedUntil(config.limits)
  await database.orm.update(sessions).set({ expiresAt }).where(eq(sessions.id, found.session.id))
  setSessionCookie(context, found.session)
}

export async function readSession(
  context: Omit<Context, 'answerHeaders'>,
): Promise<FoundSession | undefined> {
  const { headers } = context.request
  const token = readToken(headers, context.config)
  return token === undefined ? undefined : findSession(context, { token, headers })
}
