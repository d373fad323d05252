import type { Config } from '../../config/config.ts'
import type { Database } from '../../database/database.ts'
import { currentRequest } from '../../http/current-request.ts'
import type { Door } from '../../http/door.ts'
import { isDatabaseAway } from '../../http/errors/database-away.ts'
import type { Secrets } from '../../secrets/keys.ts'
import { readToken } from '../sessions/session-cookie.ts'
import { countFor } from './call-rate.ts'
import { sourcesOf } from './source.ts'

type Needed = {
  database: Pick<Database, 'orm'>
  config: Pick<Config, 'baseUrl' | 'limits'> & Secrets
}

/** Counts a call without a session for the network that it comes from, and refuses it when there are too many. */
export async function countAnonymousCall({ database, config: { limits } }: Needed): Promise<void> {
  for (const { source, share } of sourcesOf(currentRequest().clientIp)) {
    await countFor(
      database,
      `anonymous calls from ${source}`,
      limits.anonymousCallsPerSourcePerMinute * share,
    )
  }
}

/**
 * Limits what a network may ask of a door without a session cookie of ours. An unreachable database counts nothing:
 * the door then answers with what it can show without one.
 */
export const limitAnonymous = (door: Door, needed: Needed): Door => ({
  ...door,
  async answer(visit) {
    if (readToken(visit.request.headers, needed.config) === undefined) {
      await countAnonymousCall(needed).catch((error: unknown) => {
        if (!isDatabaseAway(error)) throw error
      })
    }
    return door.answer(visit)
  },
})
