import type { AnyProcedure } from '@orpc/server'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { tidy } from '#platform/api/document/tidy.ts'
import { definitionOf } from './tool.server.ts'

interface Shape {
  anyOf?: readonly (Shape | boolean)[]
  properties?: Record<string, Shape | boolean>
  required?: readonly string[]
}

export function inputSchemaOf(procedure: AnyProcedure, added: Record<string, object> = {}) {
  const { inputSchema } = definitionOf(procedure)
  const converter = new ZodToJsonSchemaConverter()
  const schema: Shape = inputSchema ? converter.convert(inputSchema, { strategy: 'input' })[1] : {}
  const { properties, required } = asOne(tidy(schema))
  return {
    type: 'object',
    properties: { ...properties, ...added },
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
