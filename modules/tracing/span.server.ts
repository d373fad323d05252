import {
  type Attributes,
  type Context,
  context,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { product } from '#rules/product.ts'

const tracer = () => trace.getTracer(product.id)

interface Piece {
  name: string
  kind?: SpanKind
  attributes?: Attributes
  parent?: Context
}

export function inSpan<T>(
  { name, kind = SpanKind.INTERNAL, attributes = {}, parent = context.active() }: Piece,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  return tracer().startActiveSpan(name, { kind, attributes }, parent, async (span) => {
    try {
      return await work(span)
    } catch (error) {
      // The error's message may contain data; the log has the error under the same trace id.
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}

export function traceFields() {
  const traced = trace.getActiveSpan()?.spanContext()
  return traced ? { traceId: traced.traceId } : {}
}
