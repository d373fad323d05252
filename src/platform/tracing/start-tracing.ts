import type { BaseLogger } from 'pino'
import type { Traces } from '../config/traces.ts'

export interface Tracing {
  close: () => Promise<void>
}

const flushTimeoutMs = 2000

/** OpenTelemetry is large, so it is imported only when tracing is on. */
export async function startTracing(
  { endpoint, headers, service, share }: Traces,
  log: Pick<BaseLogger, 'debug' | 'warn'>,
): Promise<Tracing> {
  const [api, sdk, { OTLPTraceExporter }, { AsyncLocalStorageContextManager }, core, resources] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
      import('@opentelemetry/resources'),
    ])
  const { context, diag, DiagLogLevel, propagation, trace } = api
  const tell = (level: 'debug' | 'warn') => (said: string) => log[level]({ said }, 'Tracing')
  const [warn, debug] = [tell('warn'), tell('debug')]
  diag.setLogger({ error: warn, warn, info: debug, debug, verbose: debug }, DiagLogLevel.WARN)

  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  const exporter = new OTLPTraceExporter({ url, headers, timeoutMillis: flushTimeoutMs })
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': service }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, exportTimeoutMillis: flushTimeoutMs })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager())
  propagation.setGlobalPropagator(new core.W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)

  return {
    async close() {
      await provider.shutdown().catch((err: unknown) => log.warn({ err }, 'Traces are lost'))
      for (const registered of [trace, context, propagation, diag]) registered.disable()
    },
  }
}
