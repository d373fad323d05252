import { propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode } from '@opentelemetry/api'
import type { Arrived } from '#platform/instruments.ts'
import { product } from '#rules/product.ts'
import { inSpan } from './span.server.ts'

const headerGetter = {
  keys: (headers: Headers) => [...headers.keys()],
  get: (headers: Headers, name: string) => headers.get(name) ?? undefined,
}

/** Continues a trace only from a trusted proxy; other requests start their own. */
export function traceRequest(
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
