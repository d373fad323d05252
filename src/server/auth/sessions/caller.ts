import type { Config } from '../../config/config.ts'
import type { Limits } from '../../config/limits.ts'
import type { User } from '../people/people.ts'
import { refuse } from '../refusals.ts'
import { publicSession, type Session } from './current-session.ts'
import { requireRecentSignIn } from './recent-sign-in.ts'

/** Who calls, as the server knows it: still without a token. */
export type Caller = Session & { session: { id: string; createdAt: Date } }

type Found = {
  user: User
  impersonator: User | undefined
  session: { id: string; createdAt: Date }
}

export const callerOf = (found: Found, config: Pick<Config, 'adminUserIds'>): Caller => ({
  ...publicSession(found, config),
  session: { id: found.session.id, createdAt: found.session.createdAt },
})

/** For what could not be mended: themself, and not long after they signed in. */
export function requireSure(
  { impersonatedBy, session }: Caller,
  limits: Pick<Limits, 'sensitiveMinutes'>,
): void {
  if (impersonatedBy) throw refuse.whileImpersonating()
  requireRecentSignIn(session, limits)
}
