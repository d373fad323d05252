import type { Field } from './fields.ts'
import type { Resource, SortOf } from './resource.ts'

/** `ownerId` refers to an owner: texts, addresses and files call it `owner`, and `toyIds` `toys`. */
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

type Settable = Pick<Resource, 'fields' | 'nameField' | 'unique' | 'belongsTo'>

/** Many records can share the value of a field, unless it tells one record from another. */
export const bulkFieldsOf = (resource: Settable) =>
  fieldsOf(resource).flatMap(([name, field]) => (isSettable(resource, name, field) ? [name] : []))

function isSettable(
  { nameField, unique, belongsTo }: Settable,
  name: string,
  { kind, bulk, required }: Field,
) {
  if (bulk === false || kind === 'references') return false
  if (bulk) return true
  // A picture belongs to one record: others can only lose theirs.
  if (kind === 'picture') return !required
  const isOneOfAKind = unique?.fields.length === 1 && unique.fields.includes(name)
  return name !== nameField && name !== belongsTo && !isOneOfAKind
}

/** Field by field; a sort or filter of another list is left out. */
export const recordedFieldsOf = (resource: Pick<Resource, 'fields'>) => Object.keys(resource.fields)
