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

/** Does nothing, and costs next to nothing, until `startTracing` has found a collector. */
const tracer = () => trace.getTracer(product.id)

interface Piece {
  name: string
  kind?: SpanKind
  attributes?: Attributes
  parent?: Context
}

/** A piece of work as traces show it: from its begin to its end, and whether it failed. */
export function inSpan<T>(
  { name, kind = SpanKind.INTERNAL, attributes = {}, parent = context.active() }: Piece,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  return tracer().startActiveSpan(name, { kind, attributes }, parent, async (span) => {
    try {
      return await work(span)
    } catch (error) {
      // What it says may hold data; the log has it, under the same trace.
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}

/** For the log: a line that is written while something is traced carries its id. */
export function traceFields() {
  const traced = trace.getActiveSpan()?.spanContext()
  return traced ? { traceId: traced.traceId } : {}
}
