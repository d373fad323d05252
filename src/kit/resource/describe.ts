import type { Language } from '#i18n/languages.ts'
import type { Field } from './fields.ts'
import type { Resource, SortOf } from './resource.ts'

/** `genreId` refers to a genre: texts, addresses and files call it `genre`. */
export const baseName = (field: string) => field.replace(/Id$/, '')

export const fieldsOf = ({ fields }: Pick<Resource, 'fields'>): [string, Field][] =>
  Object.entries(fields)

export function fieldOf({ fields }: Pick<Resource, 'fields'>, name: string): Field {
  const field = fields[name]
  if (!field) throw new Error(`No field ${name}`)
  return field
}

/** "publishedYear" becomes "Published year". */
export function labelOf(
  name: string,
  { label }: Pick<Field, 'label'> = {},
  language: Language = 'en',
): string {
  const words = baseName(name).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  const given = typeof label === 'object' ? label[language] : label
  return given ?? words.charAt(0).toUpperCase() + words.slice(1)
}

export const listedFieldsOf = (resource: Pick<Resource, 'fields'>) =>
  fieldsOf(resource).filter(([, { listed }]) => listed !== false)

/** In both directions; `-` is descending. */
export function sortsOf<R extends Pick<Resource, 'fields'>>(resource: R): SortOf<R>[]
export function sortsOf(resource: Pick<Resource, 'fields'>): string[] {
  const sorted = fieldsOf(resource).flatMap(([name, { sort }]) => (sort ? [name] : []))
  return [...sorted, 'createdAt'].flatMap((name) => [name, `-${name}`])
}

export interface Filter {
  /** The name in calls of the API. */
  key: string
  /** The name in addresses of pages. */
  param: string
  field: string
  kind: Field['kind']
}

/** A picture filters for records without one; every other field for one value. */
export const filtersOf = (resource: Pick<Resource, 'fields'>): Filter[] =>
  fieldsOf(resource).flatMap(([field, { filter, kind }]) => {
    const param = baseName(field)
    return filter ? [{ key: kind === 'picture' ? param : field, param, field, kind }] : []
  })

/** Field by field; a sort or filter of another list is left out. */
export const recordedFieldsOf = (resource: Pick<Resource, 'fields'>) => Object.keys(resource.fields)

/** Messages of the API by the name under which the screens have their translation. */
export function messagesOf(resource: Resource): Record<string, string> {
  const own = fieldsOf(resource).flatMap(([name, field]) => messagesOfField(name, field))
  const { unique } = resource
  return Object.fromEntries([
    ...own,
    ...(unique ? [[`${baseName(unique.at)}Taken`, unique.message] as const] : []),
  ])
}

function messagesOfField(name: string, field: Field): (readonly [string, string])[] {
  const [base, label] = [baseName(name), labelOf(name, field)]
  const required = field.required ? [[`${base}Required`, `${label} is required`] as const] : []
  return [...required, ...messagesOfKind(base, label, field)]
}

function messagesOfKind(base: string, label: string, field: Field): (readonly [string, string])[] {
  const { kind, invalid, max } = field
  if (kind === 'reference') return [[`${base}Unknown`, `${label} not found`]]
  if (kind === 'picture') return [[`${base}Unknown`, 'Picture not found']]
  if (kind === 'year') {
    return [
      ['yearInvalid', 'Year is invalid'],
      ['yearZero', 'There’s no year 0. For 1 BC, enter -1'],
    ]
  }
  if (kind === 'longText') return [['textTooLong', `At most ${max ?? longestText} characters`]]
  if (kind === 'text' && !field.parse) return []
  return [invalid ?? [`${base}Invalid`, `${label} is invalid`]]
}

export const longestText = 5000
