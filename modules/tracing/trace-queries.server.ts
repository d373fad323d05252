import { SpanKind } from '@opentelemetry/api'
import type { Pool, PoolClient } from 'pg'
import { inSpan } from './span.server.ts'

type Query = (...asked: unknown[]) => unknown

/** Spans contain the SQL text with placeholders, never values. */
export function traceQueries(pool: Pool) {
  replace(pool)
  pool.on('connect', (client: PoolClient) => replace(client))
}

function replace(asked: Pool | PoolClient) {
  const ask: Query = asked.query.bind(asked)
  const traced: Query = (...words) => {
    // A pool calls its client with a callback; that statement is already traced.
    if (typeof words.at(-1) === 'function') return ask(...words)
    // Streams must be returned as they are, not as a promise.
    if (isStream(words[0])) return ask(...words)
    const text = textOf(words[0])
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text }
    const name = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL'
    return inSpan({ name, kind: SpanKind.CLIENT, attributes }, async () => await ask(...words))
  }
  Object.assign(asked, { query: traced })
}

function isStream(query: unknown): boolean {
  const isObject = typeof query === 'object' && query !== null
  return isObject && 'submit' in query && typeof query.submit === 'function'
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query
  const isText = typeof query === 'object' && query !== null && 'text' in query
  return isText ? String(query.text) : ''
}
