import type { Aggregator, Registry } from 'prom-client'

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

export function overWorkers(registry: Registry): void {
  for (const [name, aggregator] of Object.entries(aggregators)) {
    const metric = registry.getSingleMetric(name)
    if (metric) Object.assign(metric, { aggregator })
  }
}
