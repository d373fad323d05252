import cluster from 'node:cluster'
import type { Registry } from 'prom-client'
import type { FromPrimary, FromWorker } from './messages.ts'

let asking: Promise<string> | undefined

/** The sums of all workers, if there are several. */
export function metricsText(registry: Registry): Promise<string> {
  if (!cluster.isWorker) return registry.metrics()
  return (asking ??= askPrimary().finally(() => (asking = undefined)))
}

export function shareMetrics(registry: Registry): void {
  if (!cluster.isWorker) return
  process.on('message', ({ type }: FromPrimary) => {
    if (type === 'snapshot-wanted') void leaveCounts(registry)
  })
}

/** The primary keeps the last snapshot of a worker that ends. */
export async function leaveCounts(registry: Registry): Promise<void> {
  if (!cluster.isWorker) return
  await send({ type: 'snapshot', snapshot: await registry.getMetricsAsJSON() })
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
