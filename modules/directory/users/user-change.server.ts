import { type Attributes, attributesIn, type Operation } from '../protocol/read-body.server.ts'
import { scimErrors } from '../protocol/scim-errors.server.ts'

/** The values of a user in a request; omitted ones are undefined, cleared ones null. */
export interface UserChange {
  userName?: string
  active?: boolean
  externalId?: string | null
  displayName?: string | null
  formatted?: string | null
  givenName?: string | null
  familyName?: string | null
}

const longest = 255

export function textIn(name: string, value: unknown): string | null {
  if (value === null || value === '') return null
  if (typeof value !== 'string' || /[\p{Cc}\p{Cs}]/u.test(value) || value.length > longest) {
    throw scimErrors.invalid('invalidValue', `${name} is a text of at most ${longest} characters`)
  }
  return value.trim() || null
}

/** Entra ID sends the texts "True" and "False". */
function booleanIn(name: string, value: unknown): boolean {
  const text = String(value).toLowerCase()
  if (text === 'true') return true
  if (text === 'false') return false
  throw scimErrors.invalid('invalidValue', `${name} is true or false`)
}

function requiredText(name: string, value: unknown): string {
  const text = textIn(name, value)
  if (text === null) throw scimErrors.invalid('invalidValue', `${name} is required`)
  return text
}

type Reader = (value: unknown) => UserChange

const nameReader: Reader = (value) => {
  if (value === null) return { formatted: null, givenName: null, familyName: null }
  return readAll(attributesIn(value), 'name.')
}

/** The emails are those of the account, whose address is the user name. */
const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['username', (value) => ({ userName: requiredText('userName', value) })],
  ['active', (value) => ({ active: booleanIn('active', value) })],
  ['externalid', (value) => ({ externalId: textIn('externalId', value) })],
  ['displayname', (value) => ({ displayName: textIn('displayName', value) })],
  ['name', nameReader],
  ['name.formatted', (value) => ({ formatted: textIn('name.formatted', value) })],
  ['name.givenname', (value) => ({ givenName: textIn('name.givenName', value) })],
  ['name.familyname', (value) => ({ familyName: textIn('name.familyName', value) })],
])

function readAll(attributes: Attributes, within = ''): UserChange {
  const change: UserChange = {}
  for (const [name, value] of attributes) {
    const reader = value === undefined ? undefined : readers.get(within + name)
    if (reader) Object.assign(change, reader(value))
  }
  return change
}

export const userIn = (body: Attributes): UserChange => readAll(body)

/** A replacement clears the omitted values, except for those that the account needs. */
export function replacementIn(body: Attributes): UserChange {
  const change = readAll(body)
  if (change.userName === undefined) {
    throw scimErrors.invalid('invalidValue', 'userName is required')
  }
  return { externalId: null, displayName: null, givenName: null, familyName: null, ...change }
}

const fixed = new Set(['id', 'meta', 'schemas', 'groups'])

export const isFixed = (attribute: string): boolean => fixed.has(attribute.split('.')[0] ?? '')

/** Attributes that are not known are ignored, because directories send all that they have. */
export function userChangeIn(operations: readonly Operation[]): UserChange {
  const change: UserChange = {}
  for (const { kind, path, value } of operations) {
    if (!path) Object.assign(change, readAll(attributesIn(value)))
    else {
      if (isFixed(path.attribute)) {
        throw scimErrors.invalid('mutability', `${path.attribute} can’t be changed`)
      }
      const reader = readers.get(path.attribute)
      if (reader && path.filter) {
        throw scimErrors.invalid('invalidPath', `${path.attribute} has one value`)
      }
      if (reader) Object.assign(change, reader(kind === 'remove' ? null : value))
    }
  }
  return change
}
