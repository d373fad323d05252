import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { sessions } from '../auth.table.server.ts'
import { type FoundSession, findSession } from './current-session.server.ts'
import { readToken, setSessionCookie } from './session-cookie.server.ts'
import { isDue, renewedUntil } from './session-life.server.ts'
import type { CookieContext } from './signed-cookies.server.ts'

type Context = CookieContext & {
  database: Pick<Database, 'orm'>
  config: Parameters<typeof findSession>[2] & Parameters<typeof setSessionCookie>[0]['config']
}

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

export async function readSession({
  config,
  database,
  request,
}: Omit<Context, 'answerHeaders'>): Promise<FoundSession | undefined> {
  const token = readToken(request.headers, config)
  const { headers } = request
  return token === undefined ? undefined : findSession(database, { token, headers }, config)
}
