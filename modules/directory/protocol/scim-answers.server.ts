import { createHash } from 'node:crypto'
import type { PublicError } from '#platform/errors/public-error.ts'
import { json } from '#platform/http/answers.ts'
import { scimErrors, scimStatusOf, scimTypeOf } from './scim-errors.server.ts'

export const scimType = 'application/scim+json'
const errorSchema = 'urn:ietf:params:scim:api:messages:2.0:Error'
const listSchema = 'urn:ietf:params:scim:api:messages:2.0:ListResponse'

export interface Resource {
  schemas: readonly string[]
  id: string
  meta: { resourceType: string; created: Date; lastModified: Date; location: string }
  [attribute: string]: unknown
}

export const scimAnswer = (
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
): Response => json(status, value, { 'content-type': scimType, ...headers })

export function scimErrorAnswer(error: PublicError): Response {
  const status = scimStatusOf(error)
  const type = scimTypeOf(error.code)
  const detail = `${error.message} (${error.requestId})`
  const body = { schemas: [errorSchema], status: String(status), detail }
  return scimAnswer(status, { ...body, ...(type && { scimType: type }) }, error.headers)
}

/** Weak, because it says the same of what the answer leaves out. */
const versionOf = (resource: object): string =>
  `W/"${createHash('sha256').update(JSON.stringify(resource)).digest('base64url').slice(0, 22)}"`

const withVersion = <Shown extends Resource>(resource: Shown) => ({
  ...resource,
  meta: { ...resource.meta, version: versionOf(resource) },
})

/** RFC 7644, 3.9: `id` and `schemas` are always there. */
export interface Projection {
  attributes: ReadonlySet<string> | undefined
  excluded: ReadonlySet<string>
}

const namesIn = (text: string | null) =>
  new Set(
    (text ?? '')
      .toLowerCase()
      .split(',')
      .map((name) => name.trim().replace(/^urn:.*:/, ''))
      .flatMap((name) => name.split('.')[0] || []),
  )

export function projectionIn(query: URLSearchParams): Projection {
  const attributes = namesIn(query.get('attributes'))
  return {
    attributes: attributes.size > 0 ? attributes : undefined,
    excluded: namesIn(query.get('excludedAttributes')),
  }
}

const alwaysShown = new Set(['id', 'schemas'])

export const isShown = ({ attributes, excluded }: Projection, name: string): boolean =>
  alwaysShown.has(name) || ((attributes?.has(name) ?? true) && !excluded.has(name))

const project = (resource: Resource, projection: Projection) =>
  Object.fromEntries(
    Object.entries(withVersion(resource)).filter(([name]) =>
      isShown(projection, name.toLowerCase()),
    ),
  )

export function resourceAnswer(
  resource: Resource,
  projection: Projection,
  status: 200 | 201 = 200,
): Response {
  const headers = { etag: versionOf(resource), location: resource.meta.location }
  return scimAnswer(status, project(resource, projection), headers)
}

export function listAnswer(
  resources: readonly Resource[],
  { total, startIndex }: { total: number; startIndex: number },
  projection: Projection,
): Response {
  return scimAnswer(200, {
    schemas: [listSchema],
    totalResults: total,
    startIndex,
    itemsPerPage: resources.length,
    Resources: resources.map((resource) => project(resource, projection)),
  })
}

export const listOf = (resources: readonly object[]): Response =>
  scimAnswer(200, {
    schemas: [listSchema],
    totalResults: resources.length,
    startIndex: 1,
    itemsPerPage: resources.length,
    Resources: resources,
  })

export const noContent = (): Response =>
  new Response(null, { status: 204, headers: { 'cache-control': 'private, no-store' } })

const tagsIn = (header: string) => header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))

const isNamed = (header: string, version: string) =>
  header.trim() === '*' || tagsIn(header).includes(version.replace(/^W\//, ''))

export const isUnchanged = ({ headers }: Request, resource: Resource): boolean => {
  const known = headers.get('if-none-match')
  return known !== null && isNamed(known, versionOf(resource))
}

export function requireVersion({ headers }: Request, resource: Resource): void {
  const wanted = headers.get('if-match')
  if (wanted !== null && !isNamed(wanted, versionOf(resource))) throw scimErrors.changed()
}
