import { defineServerModule } from '#kit/features/index.server.ts'
import { traceVariables } from './trace-variables.server.ts'

export default defineServerModule({
  /** OpenTelemetry is large, so it is imported only when tracing is on. */
  async instrument({ config, log }) {
    const traces = traceVariables.of(config)
    return traces && (await import('./start-tracing.server.ts')).startTracing(traces, log)
  },
})
