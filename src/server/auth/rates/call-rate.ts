import type { Limits } from '../../config/limits.ts'
import { type Orm, spend } from './rates.ts'

/** Counts a call of a session, by whichever door it came, and refuses it when there were too many in this minute. */
export const spendCall = (
  orm: Orm,
  sessionId: string,
  { callsPerSessionPerMinute }: Pick<Limits, 'callsPerSessionPerMinute'>,
): Promise<void> =>
  spend(orm, {
    key: `calls of ${sessionId}`,
    limit: callsPerSessionPerMinute,
    seconds: 60,
    hurried: true,
  })
