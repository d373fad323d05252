import type { Field } from './fields.ts'
import type { Resource, SortOf } from './resource.ts'

/** `genreId` refers to a genre: texts, addresses and files call it `genre`, and `toyIds` `toys`. */
export const baseName = (field: string) => field.replace(/Id(s?)$/, '$1')

export const fieldsOf = ({ fields }: Pick<Resource, 'fields'>): [string, Field][] =>
  Object.entries(fields)

export function fieldOf({ fields }: Pick<Resource, 'fields'>, name: string): Field {
  const field = fields[name]
  if (!field) throw new Error(`No field ${name}`)
  return field
}

export const isSearched = (resource: Pick<Resource, 'fields'>) =>
  fieldsOf(resource).some(([, { search }]) => search !== undefined)

export const listedFieldsOf = (resource: Pick<Resource, 'fields'>) =>
  fieldsOf(resource).filter(([, { listed }]) => listed !== false)

type Sorted = Pick<Resource, 'fields' | 'metadata'>

export function sortsOf<R extends Sorted>(resource: R): SortOf<R>[]
export function sortsOf(resource: Sorted): string[] {
  const sorted = fieldsOf(resource).flatMap(([name, { sort }]) => (sort ? [name] : []))
  const orders = resource.metadata ? [...sorted, 'createdAt'] : sorted
  return orders.flatMap((name) => [name, `-${name}`])
}

export interface Filter {
  key: string
  param: string
  field: string
  kind: Field['kind']
}

/** A picture filters for records without one; every other field for one value, as `toyIds` by `toyId`. */
export const filtersOf = (resource: Pick<Resource, 'fields'>): Filter[] =>
  fieldsOf(resource).flatMap(([field, { filter, kind }]) => {
    if (!filter) return []
    const one = kind === 'references' ? field.replace(/s$/, '') : field
    const param = baseName(one)
    return [{ key: kind === 'picture' ? param : one, param, field, kind }]
  })

/** Field by field; a sort or filter of another list is left out. */
export const recordedFieldsOf = (resource: Pick<Resource, 'fields'>) => Object.keys(resource.fields)
