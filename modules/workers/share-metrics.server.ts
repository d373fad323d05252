import cluster from 'node:cluster'
import type { Aggregator, Registry } from 'prom-client'
import type { SharedMetrics } from '#platform/metrics/metrics.ts'
import type { FromPrimary, FromWorker } from './messages.server.ts'

let asking: Promise<string> | undefined

/** The sums of all workers, if this is one of several. */
export function shareMetrics(registry: Registry): SharedMetrics | undefined {
  overWorkers(registry)
  if (!cluster.isWorker) return undefined
  const leaveCounts = async () =>
    send({ type: 'snapshot', snapshot: await registry.getMetricsAsJSON() })
  process.on('message', ({ type }: FromPrimary) => {
    if (type === 'snapshot-wanted') void leaveCounts()
  })
  return {
    text: () => (asking ??= askPrimary().finally(() => (asking = undefined))),
    // The primary keeps the last snapshot of a worker that ends.
    close: leaveCounts,
  }
}

function askPrimary(): Promise<string> {
  return new Promise((resolve) => {
    const hear = (message: FromPrimary) => {
      if (message.type !== 'metrics') return
      process.off('message', hear)
      resolve(message.text)
    }
    process.on('message', hear)
    void send({ type: 'metrics-wanted' })
  })
}

/** A primary that is gone hears nothing; the worker then stops, too. */
function send(message: FromWorker): Promise<void> {
  return new Promise((resolve) => {
    if (!process.connected) return resolve()
    return process.send?.(message, undefined, undefined, () => resolve())
  })
}

/** How Node's own metrics of several workers become one; the rest are sums. */
const aggregators: Record<string, Aggregator> = {
  process_start_time_seconds: 'min',
  process_open_fds: 'max',
  process_max_fds: 'min',
  nodejs_eventloop_lag_seconds: 'max',
  nodejs_eventloop_lag_mean_seconds: 'max',
  nodejs_eventloop_lag_stddev_seconds: 'max',
  nodejs_eventloop_lag_p50_seconds: 'max',
  nodejs_eventloop_lag_p90_seconds: 'max',
  nodejs_eventloop_lag_p99_seconds: 'max',
}

function overWorkers(registry: Registry): void {
  for (const [name, aggregator] of Object.entries(aggregators)) {
    const metric = registry.getSingleMetric(name)
    if (metric) Object.assign(metric, { aggregator })
  }
}
