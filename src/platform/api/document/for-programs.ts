import type { OpenAPI } from '@orpc/openapi'
import { usedSchemas } from './used-schemas.ts'

/**
 * Generated clients send every call to the one server of the document, so paths with another
 * server are left out: those of the sign-in service, whose sessions are for browsers.
 */
export function forPrograms(document: OpenAPI.Document): OpenAPI.Document {
  const all = Object.entries(document.paths ?? {})
  const kept = all.filter(([, item]) => !item?.servers)
  const used = new Set(kept.flatMap(([, item]) => tagsIn(item)))
  const paths = Object.fromEntries(kept)
  const schemas = document.components?.schemas
  return {
    ...document,
    paths,
    tags: document.tags?.filter(({ name }) => used.has(name)) ?? [],
    components: { ...document.components, schemas: usedSchemas({ paths, schemas }) },
  }
}

const tagsIn = (item: OpenAPI.PathItemObject | undefined): string[] =>
  Object.values(item ?? {}).flatMap((part: unknown) =>
    typeof part === 'object' && part !== null && 'tags' in part && Array.isArray(part.tags)
      ? part.tags.map(String)
      : [],
  )
