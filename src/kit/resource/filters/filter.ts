import { baseName, fieldsOf } from '../describe.ts'
import type { FieldKind } from '../fields.ts'
import type { Resource } from '../resource.ts'

export interface Filter {
  /** The name in the API. */
  key: string
  /** The name in the address of a list. */
  param: string
  field: string
  kind: FilterKind
}

/** `missing` finds the records without some of the fields that make them complete. */
export type FilterKind = FieldKind | 'missing'

type Filtered = Pick<Resource, 'fields' | 'filters'>

export const filtersOf = (resource: Filtered): Filter[] => [
  ...fieldsOf(resource).flatMap(([field, { filter, kind }]) => {
    if (!filter) return []
    const one = kind === 'references' ? field.replace(/s$/, '') : field
    const param = baseName(one)
    return [{ key: kind === 'picture' ? param : one, param, field, kind }]
  }),
  ...(resource.filters?.createdAt ? [further('createdAt', 'dateTime')] : []),
  ...(resource.filters?.missing ? [further('missing', 'missing')] : []),
]

const further = (field: string, kind: FilterKind): Filter => ({
  key: field,
  param: field,
  field,
  kind,
})

export type FilterForm =
  | 'values'
  | 'texts'
  | 'range'
  | 'days'
  | 'moments'
  | 'flag'
  | 'picture'
  | 'missing'

const forms: Partial<Record<FilterKind, FilterForm>> = {
  number: 'range',
  money: 'range',
  year: 'range',
  hue: 'range',
  boolean: 'flag',
  choice: 'values',
  date: 'days',
  dateTime: 'moments',
  language: 'values',
  reference: 'values',
  references: 'values',
  picture: 'picture',
  missing: 'missing',
}

/** The type of a filter's text, by the kind of its field. */
export const formOf = ({ kind }: Pick<Filter, 'kind'>): FilterForm => forms[kind] ?? 'texts'

export const takesSeveral = (filter: Filter) =>
  ['values', 'texts', 'missing'].includes(formOf(filter))
