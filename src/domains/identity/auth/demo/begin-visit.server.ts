import { eq } from 'drizzle-orm'
import type { ApiContext } from '#platform/context/api-context.ts'
import { consumeRateLimitBySource } from '#platform/rates/rate-limit.ts'
import { currentRequest } from '#platform/request/current-request.ts'
import { sessions } from '../auth.table.server.ts'
import { admitsVisits, findVisitor, type Visitor } from '../people/sample-accounts.server.ts'
import { adminCookie } from '../sessions/impersonation/admin-cookie.server.ts'
import { readToken, setSessionCookie } from '../sessions/session-cookie.server.ts'
import { inSeconds } from '../sessions/session-life.server.ts'
import { newToken } from '../sessions/start-session.server.ts'
import { VISIT } from '../sessions/visits.server.ts'
import { signInErrors } from '../sign-in-errors.server.ts'

const VISIT_SECONDS = 24 * 3600

/** Stores nothing about the visitor: no address, no browser, no activity. */
export async function beginVisit(
  context: Pick<ApiContext, 'answerHeaders' | 'config' | 'database' | 'request'>,
  visitor: Visitor,
) {
  const { config, database, request } = context
  if (!admitsVisits(config)) throw signInErrors.method()
  await consumeRateLimitBySource(database.orm, {
    name: 'visits',
    address: currentRequest().clientIp,
    limit: config.limits.codesPerSourcePerTenMinutes,
    seconds: 600,
  })
  const user = await findVisitor(database, visitor)
  if (!user) throw signInErrors.method()
  const before = readToken(request.headers, config)
  const session = await database.orm.transaction(async (transaction) => {
    if (before) await transaction.delete(sessions).where(eq(sessions.token, before))
    const visit = { userId: user.id, method: VISIT, token: newToken() }
    const [started] = await transaction
      .insert(sessions)
      .values({ ...visit, expiresAt: inSeconds(VISIT_SECONDS) })
      .returning()
    if (!started) throw new Error('A session can always be written')
    return started
  })
  setSessionCookie(context, session, VISIT_SECONDS)
  if (adminCookie.read(context)) adminCookie.forget(context)
  return user
}
