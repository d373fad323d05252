import {
  context,
  diag,
  DiagLogLevel,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { BaseLogger } from 'pino'
import type { Arrived, Instrument } from '#platform/instruments.ts'
import { product } from '#rules/product.ts'
import { inSpan, traceFields } from './span.server.ts'
import { traceQueries } from './trace-queries.server.ts'
import { collectorUrl, type Traces } from './trace-variables.server.ts'

const flushTimeoutMs = 2000

export function startTracing(traces: Traces, log: Pick<BaseLogger, 'debug' | 'warn'>): Instrument {
  const tell = (level: 'debug' | 'warn') => (said: string) => log[level]({ said }, 'Tracing')
  const [warn, debug] = [tell('warn'), tell('debug')]
  diag.setLogger({ error: warn, warn, info: debug, debug, verbose: debug }, DiagLogLevel.WARN)

  const { headers, service, share } = traces
  const url = collectorUrl(traces)
  const exporter = new OTLPTraceExporter({ url, headers, timeoutMillis: flushTimeoutMs })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: flushTimeoutMs })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)

  return {
    logFields: traceFields,
    request: traceRequest,
    job: (name, work) => inSpan({ name: `job ${name}` }, work),
    watchPool: traceQueries,
    async close() {
      await provider.shutdown().catch((err: unknown) => log.warn({ err }, 'Traces are lost'))
      for (const registered of [trace, context, propagation, diag]) registered.disable()
    },
  }
}

const headerGetter = {
  keys: (headers: Headers) => [...headers.keys()],
  get: (headers: Headers, name: string) => headers.get(name) ?? undefined,
}

/** Continues a trace only from a trusted proxy; other requests start their own. */
function traceRequest(
  { request, visitor, isTrusted }: Arrived,
  answer: () => Promise<Response>,
): Promise<Response> {
  const parent = isTrusted
    ? propagation.extract(ROOT_CONTEXT, request.headers, headerGetter)
    : ROOT_CONTEXT
  const { method } = request
  const attributes = { 'http.request.method': method, [`${product.id}.request_id`]: visitor.id }
  return inSpan({ name: method, kind: SpanKind.SERVER, attributes, parent }, async (span) => {
    const answered = await answer()
    const { status } = answered
    span.updateName(`${method} ${visitor.route}`)
    span.setAttributes({ 'http.route': visitor.route, 'http.response.status_code': status })
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    return answered
  })
}
