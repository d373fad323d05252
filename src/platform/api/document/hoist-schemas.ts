import type { OpenAPI } from '@orpc/openapi'

type Schema = OpenAPI.SchemaObject
type Operation = OpenAPI.OperationObject

const prefix = '#/components/schemas/'

export function hoistSchemas(
  schemas: Record<string, Schema>,
): (operation: Operation, what: 'Request' | 'Result', content: Content | undefined) => void {
  const names = new Map(
    Object.entries(schemas).map(([name, schema]) => [JSON.stringify(schema), name]),
  )
  return ({ operationId = '' }, what, content) => {
    const media = content?.['application/json']
    const schema = media?.schema
    if (!media || !schema || typeof schema !== 'object' || '$ref' in schema) return
    const text = JSON.stringify(schema)
    const name = names.get(text) ?? freeName(schemas, nameOf(schema, operationId + what))
    names.set(text, name)
    schemas[name] = schema
    media.schema = { $ref: prefix + name }
  }
}

type Content = Record<string, OpenAPI.MediaTypeObject>

function nameOf(schema: Schema, operation: string): string {
  const { properties = {} } = schema as { properties?: Record<string, Schema> }
  const { items, nextCursor } = properties as {
    items?: { items?: { $ref?: string } }
    nextCursor?: Schema
  }
  const item = items?.items?.$ref?.slice(prefix.length)
  if (item !== undefined && nextCursor) return `${item}Page`
  if (item !== undefined && Object.keys(properties).length === 1) return `${item}List`
  return operation
    .split('.')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')
}

const freeName = (schemas: Record<string, Schema>, wanted: string): string =>
  wanted in schemas ? freeName(schemas, `${wanted}2`) : wanted
