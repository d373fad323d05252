import { connect } from '#platform/database/connect.ts'
import { createLog } from '#platform/log/log.ts'
import { createMetrics } from '#platform/metrics/metrics.ts'
import { watchDatabase } from '#platform/metrics/watch-database.ts'

export function allMetrics() {
  const { registry } = createMetrics()
  const log = createLog({ level: 'silent' })
  watchDatabase(registry, connect({ connectionString: 'postgres://nowhere' }, log))
  return registry.getMetricsAsArray()
}
