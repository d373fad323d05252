import type { Schema } from './open-api-shape.server.ts'
import type { ReferenceField } from './reference.ts'

export function fieldsOf(schema: Schema | undefined, before = ''): ReferenceField[] {
  if (!schema) return []
  if (schema.anyOf) return merged(schema.anyOf.map((one) => fieldsOf(one, before)))
  if (schema.items) return fieldsOf(schema.items, `${before}[]`)
  return Object.entries(schema.properties ?? {}).flatMap(([key, value]) => {
    const name = before === '' ? key : `${before}.${key}`
    return [
      Object.assign({ name, required: schema.required?.includes(key) ?? false }, describe(value)),
    ].concat(fieldsOf(value, name))
  })
}

function merged(shapes: ReferenceField[][]): ReferenceField[] {
  const byName = Map.groupBy(shapes.flat(), ({ name }) => name)
  return Array.from(byName.values(), (same) => ({
    name: same[0]?.name ?? '',
    type: unique(same.map(({ type }) => type)).join(' | '),
    limits: unique(same.flatMap(({ limits }) => limits)),
    required: same.length === shapes.length && same.every(({ required }) => required),
  }))
}

export const describe = (schema: Schema) => ({ type: typeOf(schema), limits: limitsOf(schema) })

function typeOf(schema: Schema): string {
  const { title, anyOf, items, type, format, enum: choices, const: only } = schema
  if (title !== undefined) return title
  if (anyOf) return unique(anyOf.map(typeOf)).join(' | ')
  if (items) return `${typeOf(items)}[]`
  if (only !== undefined) return JSON.stringify(only)
  if (choices) return choices.map((choice) => JSON.stringify(choice)).join(' | ')
  return format ?? type ?? 'any'
}

function limitsOf(schema: Schema): string[] {
  const { anyOf = [], minimum, maximum, minLength, maxLength, minItems, maxItems } = schema
  return [
    ...anyOf.flatMap(limitsOf),
    ...range(minimum, maximum, ''),
    ...range(minLength, maxLength, ' characters'),
    ...range(minItems, maxItems, ' items'),
    ...(schema.default === undefined ? [] : [`= ${JSON.stringify(schema.default)}`]),
  ]
}

const said = (limit: number | undefined) =>
  limit === undefined || Math.abs(limit) === Number.MAX_SAFE_INTEGER ? '' : `${limit}`

function range(from: number | undefined, to: number | undefined, of: string): string[] {
  const [least, most] = [said(from), said(to)]
  if (least === '' && most === '') return []
  if (least === '') return [`≤ ${most}${of}`]
  return [most === '' ? `≥ ${least}${of}` : `${least}…${most}${of}`]
}

const unique = (texts: string[]) => [...new Set(texts)]
