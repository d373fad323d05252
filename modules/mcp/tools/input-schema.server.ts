import type { AnyProcedure } from '@orpc/server'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { tidy } from '#platform/api/document/tidy.ts'
import { definitionOf } from './tool.server.ts'

interface Shape {
  anyOf?: readonly (Shape | boolean)[]
  properties?: Record<string, Shape | boolean>
  required?: readonly string[]
}

/** The schema of a procedure's input; `added` fields are merged with those of the same name. */
export function inputSchemaOf(procedure: AnyProcedure, added: Record<string, object> = {}) {
  const { inputSchema } = definitionOf(procedure)
  const converter = new ZodToJsonSchemaConverter()
  const schema: Shape = inputSchema ? converter.convert(inputSchema, { strategy: 'input' })[1] : {}
  const { properties, required } = asOne(withoutPatterns(tidy(schema)))
  const further = Object.entries(added).map(
    ([name, field]) => [name, Object.assign({}, properties[name], field)] as const,
  )
  return {
    type: 'object',
    properties: { ...properties, ...Object.fromEntries(further) },
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  }
}

/** Assistants read the fields of one object only, so those of alternatives are joined. */
function asOne({ anyOf, properties = {}, required = [] }: Shape): Required<Omit<Shape, 'anyOf'>> {
  if (!anyOf) return { properties, required }
  const parts = anyOf.flatMap((part) => (typeof part === 'object' ? [asOne(part)] : []))
  const all = parts.flatMap((part) => Object.entries(part.properties))
  const [first] = parts
  return {
    properties: Object.fromEntries(all),
    required: (first?.required ?? []).filter((name) =>
      parts.every((part) => part.required.includes(name)),
    ),
  }
}

/** Clients without Unicode in their regular expressions misread them; the procedure checks texts. */
function withoutPatterns<Value>(value: Value): Value
function withoutPatterns(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((part: unknown) => withoutPatterns(part))
  if (typeof value !== 'object' || value === null) return value
  const parts: [string, unknown][] = Object.entries(value)
  return Object.fromEntries(
    parts.flatMap(([name, part]) =>
      name === 'pattern' && typeof part === 'string' ? [] : [[name, withoutPatterns(part)]],
    ),
  )
}
