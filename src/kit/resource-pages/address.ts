import type { SearchSchemaInput } from '@tanstack/react-router'
import {
  fieldOf,
  filtersOf,
  type FilterOf,
  type Resource,
  sortsOf,
  type SortOf,
} from '#kit/resource/index.ts'
import type { AnyRecord, BaseName, View } from './screens.ts'

type ParamOf<R extends Resource> = BaseName<Exclude<keyof FilterOf<R> & string, 'searchTerm'>>
export type AddressOf<R extends Resource> = {
  searchTerm: string
  sort: SortOf<R> | ''
  cursor: string
} & Record<ParamOf<R>, string>

/** The search parameters of a list; '' stands for none. */
export interface ListAddress {
  searchTerm: string
  sort: string
  cursor: string
  [filter: string]: string
}

type Asked<R extends Resource> = Partial<Record<keyof AddressOf<R>, unknown>> & SearchSchemaInput

/** Leaves out what the list doesn't know. */
export function listSearch<R extends Resource>(resource: R): (search: Asked<R>) => AddressOf<R>
export function listSearch(resource: Resource) {
  return addressIn(resource)
}

export function addressIn(resource: Resource) {
  const sorts = sortsOf(resource)
  const filters = filtersOf(resource)
  return (search: Record<string, unknown>): ListAddress => ({
    searchTerm: text(search['searchTerm']),
    ...Object.fromEntries(
      filters.map(({ param, field }) => [param, oneOf(valuesOf(resource, field), search[param])]),
    ),
    sort: oneOf(sorts, search['sort']),
    cursor: text(search['cursor']),
  })
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

function oneOf(values: readonly string[] | undefined, value: unknown) {
  const asked = text(value)
  return !values || values.includes(asked) ? asked : ''
}

/** The values that a filter can have; undefined if there is no list of them. */
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

export const belongsTo = (resource: Resource, view: View) => (record: AnyRecord) =>
  !record.deletedAt &&
  filtersOf(resource).every(
    ({ key, field, kind }) =>
      view[key] === undefined || record[field] === (kind === 'picture' ? null : view[key]),
  )

export const exportViewOf = (view: View): Record<string, string> =>
  Object.fromEntries(
    Object.entries(view).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, String(value)]],
    ),
  )
