import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/database/database.ts'
import type { Door } from '#platform/http/door.ts'
import { isDatabaseAway } from '#platform/http/errors/database-away.ts'
import { countAnonymousCall } from '#platform/rates/anonymous-calls.ts'
import type { Secrets } from '#platform/secrets/keys.ts'
import { readToken } from '../sessions/session-cookie.server.ts'

type Services = {
  database: Pick<Database, 'orm'>
  config: Pick<Config, 'baseUrl' | 'limits'> & Secrets
}

/**
 * Rate limits requests without a session cookie by source network. If the database is unreachable, the request passes
 * and the handler answers as far as it can without the database.
 */
export const limitAnonymous = (door: Door, services: Services): Door => ({
  ...door,
  async answer(visit) {
    if (readToken(visit.request.headers, services.config) === undefined) {
      await countAnonymousCall(services).catch((error: unknown) => {
        if (!isDatabaseAway(error)) throw error
      })
    }
    return door.answer(visit)
  },
})
