import type { OpenAPI } from '@orpc/openapi'

type Schemas = NonNullable<NonNullable<OpenAPI.Document['components']>['schemas']>

const reference = /"#\/components\/schemas\/([^"]+)"/g

export function usedSchemas({
  paths,
  schemas = {},
}: {
  paths: OpenAPI.Document['paths']
  schemas: Schemas | undefined
}): Schemas {
  const used = new Set<string>()
  const follow = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(reference)) {
      if (used.has(name)) continue
      used.add(name)
      follow(schemas[name] ?? {})
    }
  }
  follow(paths ?? {})
  return Object.fromEntries(
    Object.entries(schemas)
      .filter(([name]) => used.has(name))
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}
