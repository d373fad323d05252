import type { OpenAPI } from '@orpc/openapi'

type Parameter = NonNullable<OpenAPI.OperationObject['parameters']>[number]

/** A list is sent as `ids=a&ids=b`, the form that every generated client knows. */
export function asForm(parameter: Parameter): Parameter {
  if (!('in' in parameter) || parameter.in !== 'query') return parameter
  const { schema } = parameter
  if (!schema || typeof schema !== 'object' || !('anyOf' in schema)) return parameter
  const list = schema.anyOf?.find(
    (one) => typeof one === 'object' && 'type' in one && one.type === 'array',
  )
  return list ? { ...parameter, schema: list, style: 'form', explode: true } : parameter
}
