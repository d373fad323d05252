import type { OpenAPI } from '@orpc/openapi'

type Content = Record<string, OpenAPI.MediaTypeObject>

const prefix = '#/components/schemas/'

/** The repetition of a call leaves out what is shown once, so a client must not require these fields. */
export function leaveOptional(
  schemas: Record<string, OpenAPI.SchemaObject>,
  content: Content | undefined,
  shownOnce: readonly string[],
): void {
  const schema = content?.['application/json']?.schema
  if (shownOnce.length === 0 || !schema || typeof schema !== 'object' || !('$ref' in schema)) return
  const name = schema.$ref.slice(prefix.length)
  const found = schemas[name]
  if (!found || !('required' in found)) return
  const required = found.required?.filter((field) => !shownOnce.includes(field)) ?? []
  schemas[name] = { ...found, required }
}
