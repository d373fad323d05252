import { fieldOf, filtersOf, type Resource, sortsOf } from '#kit/resource/index.ts'
import type { View } from './screens.ts'

export interface ListAddress {
  searchTerm: string
  sort: string
  cursor: string
  [filter: string]: string
}

export type Search = Partial<Record<string, string>>

/** The one place that checks a list's search parameters: what the list doesn't know is left out. */
export function addressIn(resource: Resource, search: Search): ListAddress {
  const params = filtersOf(resource).map(
    ({ param, field }) => [param, oneOf(valuesOf(resource, field), search[param])] as const,
  )
  return {
    searchTerm: search['searchTerm'] ?? '',
    ...Object.fromEntries(params),
    sort: oneOf(sortsOf(resource), search['sort']),
    cursor: search['cursor'] ?? '',
  }
}

const oneOf = (values: readonly string[] | undefined, value = '') =>
  !values || values.includes(value) ? value : ''

function valuesOf(resource: Resource, name: string): readonly string[] | undefined {
  const { kind, options } = fieldOf(resource, name)
  if (kind === 'picture') return ['none']
  return kind === 'boolean' ? ['true', 'false'] : options
}

/** The filters and the order as the API has them. */
export function viewOf(resource: Resource, { searchTerm, sort, ...params }: ListAddress): View {
  return {
    searchTerm: searchTerm || undefined,
    ...Object.fromEntries(
      filtersOf(resource).map(({ key, param, kind }) => {
        const value = params[param] || undefined
        return [key, kind === 'boolean' && value ? value === 'true' : value]
      }),
    ),
    sort: sort || undefined,
  }
}

/** A field that lists leave out can't tell. */
export const belongsTo = (resource: Resource, view: View) => (record: Record<string, unknown>) =>
  !record['deletedAt'] &&
  filtersOf(resource).every(
    ({ key, field, kind }) =>
      view[key] === undefined ||
      fieldOf(resource, field).listed === false ||
      [record[field]].flat().includes(kind === 'picture' ? null : view[key]),
  )

export const exportViewOf = (view: View): Record<string, string> =>
  Object.fromEntries(
    Object.entries(view).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, String(value)]],
    ),
  )
