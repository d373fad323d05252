import type { OpenAPI } from '@orpc/openapi'
import addFormats from 'ajv-formats'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { Exchange } from '#platform/http/test-client.ts'

type Operation = { responses: Record<string, Answer> }
type Answer = { headers: Record<string, unknown>; content?: Record<string, { schema?: object }> }
type Place = { at: RegExp; methods: Record<string, Operation | undefined> }

const rest = '/api/v1'
const auth = '/api/auth'

/** Statuses that a path or method without an operation may answer with. */
const outside = [400, 401, 403, 404, 405, 408, 414, 417, 429, 431, 500, 503]

export function answerChecker(document: OpenAPI.Document) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true })
  addFormats(ajv)
  ajv.addSchema({ ...document, $id: 'document' })
  const compiled = new Map<object, ValidateFunction>()
  const places = placesOf(document)

  const mismatch = (schema: object, json: unknown): string | undefined => {
    const validate = compiled.get(schema) ?? ajv.compile(within(schema))
    compiled.set(schema, validate)
    return validate(json) ? undefined : ajv.errorsText(validate.errors, { dataVar: 'body' })
  }

  const wrong = ({ method, path, status, headers, json }: Exchange): string | undefined => {
    const [address = ''] = path.split('?')
    const place = placeOf(places, address)
    const isDescribed = address.startsWith(`${rest}/`) || place !== undefined
    if (!isDescribed || address === `${rest}/openapi.json`) return undefined
    if (!headers['x-request-id']) return 'has no x-request-id'
    const asked = method === 'HEAD' ? 'get' : method.toLowerCase()
    const operation = place?.methods[asked]
    if (!operation) {
      if (!outside.includes(status)) return 'is not described'
      return method === 'HEAD' ? undefined : mismatch(errorSchema, json)
    }
    const answer = operation.responses[status]
    if (!answer) return `may not answer ${status} (${JSON.stringify(json)})`
    const missing = Object.keys(answer.headers).find((name) => !headers[name.toLowerCase()])
    if (missing !== undefined) return `lacks the header ${missing}`
    return method === 'HEAD' ? undefined : bodyMismatch(answer, { headers, json })
  }

  function bodyMismatch(
    { content }: Answer,
    { headers, json }: Pick<Exchange, 'headers' | 'json'>,
  ) {
    const type = (headers['content-type'] ?? '').split(';')[0] ?? ''
    if (!content) return type === '' ? undefined : `has a body (${type}), and should have none`
    const described = content[type]
    if (!described) return `is of type ${type || 'none'}`
    return type === 'application/json' && described.schema
      ? mismatch(described.schema, json)
      : undefined
  }

  return (exchange: Exchange): string | undefined => {
    const complaint = wrong(exchange)
    const { method, path, status, json } = exchange
    return (
      complaint &&
      `${method} ${path} answered ${status} ${codeOf(json)} and, by the API document, ${complaint}`
    )
  }
}

const codeOf = (json: unknown) =>
  typeof json === 'object' && json !== null && 'code' in json ? String(json.code) : ''

const errorSchema = { $ref: '#/components/schemas/Error' }

function within<Part>(part: Part): Part
function within(part: unknown): unknown {
  if (Array.isArray(part)) return part.map((one: unknown) => within(one))
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).map(([key, value]: [string, unknown]) => [
      key,
      key === '$ref' && typeof value === 'string' ? `document${value}` : within(value),
    ]),
  )
}

function placesOf({ paths = {} }: OpenAPI.Document): Place[] {
  return Object.entries(paths)
    .map(([path, item]) => ({
      path: (item?.servers?.[0]?.url ?? rest) + path,
      methods: item as unknown as Place['methods'],
    }))
    .toSorted((one, other) => parameters(one.path) - parameters(other.path))
    .map(({ path, methods }) => ({
      at: new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
      methods,
    }))
}

/** A path without a parameter wins over one that has a parameter at the same place. */
const parameters = (path: string) => path.split('{').length

const placeOf = (places: Place[], address: string) => {
  if (!address.startsWith(`${rest}/`) && !address.startsWith(`${auth}/`)) return undefined
  return places.find(({ at }) => at.test(address))
}
