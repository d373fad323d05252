import { Client, type PoolClient } from 'pg'

type Query = (...asked: unknown[]) => unknown

/** A pooler that does not carry the names of statements would look for them on connections that never saw them. */
export function withoutNames(client: PoolClient): void {
  const query: Query = (asked, ...others) => {
    const ask: Query = Client.prototype.query.bind(client)
    return ask(isNamed(asked) ? { ...asked, name: undefined } : asked, ...others)
  }
  Object.assign(client, { query })
}

const isNamed = (query: unknown): query is { name: string } =>
  typeof query === 'object' && query !== null && 'name' in query && !('submit' in query)
