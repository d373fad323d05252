import { connect } from '#server/database/database.ts'
import { createLog } from '#server/log/log.ts'
import { createMetrics } from '#server/metrics/metrics.ts'
import { watchDatabase } from '#server/metrics/watch-database.ts'

/** As the product sets them up; nothing here ever reaches a database. */
export function allMetrics() {
  const { registry } = createMetrics()
  const log = createLog({ level: 'silent' })
  watchDatabase(registry, connect({ connectionString: 'postgres://nowhere' }, log))
  return registry.getMetricsAsArray()
}
