import { connect } from '#platform/database/connect.ts'
import { createLog } from '#platform/log/log.ts'
import { watchMailQueue } from '#platform/mail/watch-mail-queue.ts'
import { createMetrics } from '#platform/metrics/metrics.ts'
import { watchDatabase } from '#platform/metrics/watch-database.ts'

export function allMetrics() {
  const { registry } = createMetrics()
  const log = createLog({ level: 'silent' })
  const nowhere = connect({ connectionString: 'postgres://nowhere' }, log)
  watchDatabase(registry, nowhere)
  watchMailQueue(registry, nowhere)
  return registry.getMetricsAsArray()
}
