import type { AnySchema } from '@orpc/contract'

const named = new Map<string, AnySchema>()

export function nameSchemas(schemas: Record<string, AnySchema>): void {
  for (const [name, schema] of Object.entries(schemas)) named.set(name, schema)
}

export const namedSchemas = () =>
  Object.fromEntries(
    Array.from(named, ([name, schema]) => [name, { schema, strategy: 'output' } as const]),
  )
