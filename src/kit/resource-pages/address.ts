import { type Field, fieldOf, filtersOf, type Resource, sortsOf } from '#kit/resource/index.ts'
import { isDay } from '#rules/day.ts'
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
  const params = filtersOf(resource).map(({ param, field }) => {
    const value = search[param] ?? ''
    return [param, isValueOf(fieldOf(resource, field), value) ? value : ''] as const
  })
  return {
    searchTerm: search['searchTerm'] ?? '',
    ...Object.fromEntries(params),
    sort: sortsOf(resource).find((sort) => sort === search['sort']) ?? '',
    cursor: search['cursor'] ?? '',
  }
}

function isValueOf({ kind, options }: Field, value: string): boolean {
  if (kind === 'date') return isDay(value)
  if (kind === 'picture') return value === 'none'
  if (kind === 'boolean') return value === 'true' || value === 'false'
  return !options || options.includes(value)
}

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
