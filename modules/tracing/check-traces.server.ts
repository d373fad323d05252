import { type Findings, reasonOf, warning } from '#kit/features/index.server.ts'
import type { Config } from '#platform/config/config.ts'
import { collectorUrl, traceVariables } from './trace-variables.server.ts'

const timeoutMs = 5000

/** Sends an export without spans, which a collector accepts. */
export async function checkTraces(config: Config): Promise<Findings> {
  const traces = traceVariables.of(config)
  if (!traces) return []
  const url = collectorUrl(traces)
  const host = new URL(url).host
  try {
    const { ok, status } = await fetch(url, {
      method: 'POST',
      headers: { ...traces.headers, 'content-type': 'application/json' },
      body: '{"resourceSpans":[]}',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return [!ok && warning(`The collector of traces at ${host} answers with ${status}`)]
  } catch (cause) {
    return [warning(`The collector of traces at ${host} does not answer: ${reasonOf(cause)}`)]
  }
}
