import { sortsOf } from './describe.ts'
import { knownPart } from './filters/check-filter.ts'
import { type Filter, formOf, filtersOf } from './filters/filter.ts'
import { meetsFilter } from './filters/meets-filter.ts'
import type { Resource } from './resource.ts'

export type View = Record<string, string | boolean | undefined>

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
    (filter) => [filter.param, knownPart(resource, filter, search[filter.param] ?? '')] as const,
  )
  return {
    searchTerm: search['searchTerm'] ?? '',
    ...Object.fromEntries(params),
    sort: sortsOf(resource).find((sort) => sort === search['sort']) ?? '',
    cursor: search['cursor'] ?? '',
  }
}

/** Days of an address are days of the time zone: by default, of the browser's. */
export const viewOf = (
  resource: Resource,
  { searchTerm, sort, ...params }: ListAddress,
  timeZone = zoneHere(),
): View => ({
  searchTerm: searchTerm || undefined,
  ...Object.fromEntries(
    filtersOf(resource).map((filter) => [
      filter.key,
      valueOf(filter, params[filter.param] ?? '', timeZone),
    ]),
  ),
  sort: sort || undefined,
})

const zoneHere = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

function valueOf({ kind }: Filter, text: string, timeZone: string) {
  if (text === '') return undefined
  if (kind === 'boolean') return text === 'true'
  return kind === 'dateTime' ? `${text}@${timeZone}` : text
}

/** Only the browser knows the time zone of the user. */
export const dependsOnZone = (resource: Resource, address: ListAddress) =>
  filtersOf(resource).some(
    ({ kind, param }) => formOf({ kind }) === 'moments' && (address[param] ?? '') !== '',
  )

/** A field that lists leave out can't tell. */
export const belongsTo = (resource: Resource, view: View) => (record: Record<string, unknown>) =>
  !record['deletedAt'] &&
  filtersOf(resource).every((filter) => {
    const { [filter.key]: wanted } = view
    return wanted === undefined || meetsFilter(filter, { wanted, record })
  })
