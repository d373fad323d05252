import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/database/database.ts'
import { consumeRateLimitBySource } from '#platform/rates/rate-limit.ts'
import { currentRequest } from '#platform/request/current-request.ts'

type Services = { config: Pick<Config, 'limits'>; database: Pick<Database, 'orm'> }

export const countAuthCall = ({ config, database }: Services): Promise<void> =>
  consumeRateLimitBySource(database.orm, {
    name: 'auth',
    address: currentRequest().clientIp,
    limit: config.limits.authCallsPerSourcePerMinute,
    seconds: 60,
  })
