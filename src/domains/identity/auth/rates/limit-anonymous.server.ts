import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/database/database.ts'
import { isDatabaseAway } from '#platform/errors/database-away.ts'
import type { RouteHandler } from '#platform/http/route-handler.ts'
import { countAnonymousCall } from '#platform/rates/anonymous-calls.ts'
import type { Secrets } from '#platform/secrets/keys.ts'
import { bringsSession } from '../sessions/session-cookie.server.ts'

type Services = {
  database: Pick<Database, 'orm'>
  config: Pick<Config, 'baseUrl' | 'limits'> & Secrets
}

/** Without the database the request passes, and the handler answers as far as it can. */
export const limitAnonymous = (handler: RouteHandler, services: Services): RouteHandler => ({
  ...handler,
  async handle(context) {
    if (!bringsSession(context.request.headers, services.config)) {
      await countAnonymousCall(services).catch((error: unknown) => {
        if (!isDatabaseAway(error)) throw error
      })
    }
    return handler.handle(context)
  },
})
