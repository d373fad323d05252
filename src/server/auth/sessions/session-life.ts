import { type SQL, sql } from 'drizzle-orm'
import type { Limits } from '../../config/limits.ts'

const day = 24 * 3600

/** In seconds. */
export const lifeOf = ({ sessionDays }: Pick<Limits, 'sessionDays'>) => sessionDays * day

/** From now on, by the clock of the database: that of one process may be wrong. */
export const inSeconds = (seconds: number): SQL => sql`now() + make_interval(secs => ${seconds})`

type Found = { session: { expiresAt: Date }; impersonator: object | undefined; now: Date }

/** Once a day a session begins its life anew; one in which an admin acts as somebody else never does. */
export const isDue = (
  { session, impersonator, now }: Found,
  limits: Pick<Limits, 'sessionDays'>,
): boolean =>
  impersonator === undefined &&
  session.expiresAt.getTime() - now.getTime() <= (lifeOf(limits) - day) * 1000
