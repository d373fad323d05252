import { requireStorable } from '#platform/api/require-storable.ts'
import { mediaTypeOf } from '#platform/context/upload.ts'
import { httpErrors } from '#platform/errors/http-errors.ts'
import { attributeName, parsePath, type Path } from './parse-filter.server.ts'
import { scimType } from './scim-answers.server.ts'
import { scimErrors } from './scim-errors.server.ts'

/** The attributes by their names in lower case: in SCIM, `userName` and `username` are the same. */
export type Attributes = ReadonlyMap<string, unknown>

const accepted = [scimType, 'application/json']
const mostOperations = 1000

export function attributesIn(value: unknown): Attributes {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw scimErrors.invalid('invalidSyntax', 'An object is expected')
  }
  const named = Object.entries(value).flatMap(([name, content]): [string, unknown][] => {
    const known = attributeName(name)
    return known === undefined ? [] : [[known, content]]
  })
  return new Map(named)
}

export async function readBody(request: Request): Promise<Attributes> {
  if (!accepted.includes(mediaTypeOf(request.headers))) throw httpErrors.mediaType(scimType)
  const body = parsed(await request.text())
  requireStorable(body)
  return attributesIn(body)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw scimErrors.invalid('invalidSyntax', 'The body is not JSON')
  }
}

export interface Operation {
  kind: 'add' | 'replace' | 'remove'
  path: Path | undefined
  value: unknown
}

/** RFC 7644, 3.5.2. Entra ID begins the names of operations with a capital letter. */
export function operationsIn(body: Attributes): Operation[] {
  const listed = body.get('operations')
  if (!Array.isArray(listed) || listed.length === 0) {
    throw scimErrors.invalid('invalidSyntax', 'Operations are missing')
  }
  if (listed.length > mostOperations) {
    throw scimErrors.tooMany(`At most ${mostOperations} operations`)
  }
  return listed.map((one: unknown) => operationIn(attributesIn(one)))
}

function operationIn(operation: Attributes): Operation {
  const kind = kindIn(operation.get('op'))
  const path = operation.get('path') ?? undefined
  if (path !== undefined && typeof path !== 'string') {
    throw scimErrors.invalid('invalidPath', 'A path is a text')
  }
  if (path === undefined && kind === 'remove') {
    throw scimErrors.invalid('noTarget', 'A removal needs a path')
  }
  return { kind, path: path === undefined ? path : parsePath(path), value: operation.get('value') }
}

function kindIn(op: unknown): Operation['kind'] {
  const text = typeof op === 'string' ? op.toLowerCase() : ''
  if (text === 'add' || text === 'replace' || text === 'remove') return text
  throw scimErrors.invalid('invalidSyntax', 'An operation is add, replace or remove')
}
