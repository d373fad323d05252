import type { Config } from '../config/config.ts'
import type { Database } from '../database/database.ts'
import { currentRequest } from '../request/current-request.ts'
import { countFor } from './call-rate.ts'
import { sourcesOf } from './source.ts'

type Services = { database: Pick<Database, 'orm'>; config: Pick<Config, 'limits'> }

export async function countAnonymousCall({
  database,
  config: { limits },
}: Services): Promise<void> {
  for (const { source, share } of sourcesOf(currentRequest().clientIp)) {
    await countFor(
      database,
      `anonymous calls from ${source}`,
      limits.anonymousCallsPerSourcePerMinute * share,
    )
  }
}
