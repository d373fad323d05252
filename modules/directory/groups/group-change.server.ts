import { isId } from '#modules/organizations/index.server.ts'
import type { Filter, Path } from '../protocol/parse-filter.server.ts'
import { type Attributes, attributesIn, type Operation } from '../protocol/read-body.server.ts'
import { scimErrors } from '../protocol/scim-errors.server.ts'
import { isFixed, textIn } from '../users/user-change.server.ts'

/** The values of a group in a request; omitted ones are undefined. */
export interface GroupChange {
  displayName?: string
  externalId?: string | null
  /** The ids of users who shall be in it, from those who are. */
  members?: (current: ReadonlySet<string>) => ReadonlySet<string>
}

const mostMembers = 10_000

function nameIn(value: unknown): string {
  const name = textIn('displayName', value)
  if (name === null) throw scimErrors.invalid('invalidValue', 'displayName is required')
  return name
}

function memberIdsIn(value: unknown): string[] {
  if (value === null || value === undefined) return []
  const listed: readonly unknown[] = Array.isArray(value) ? value : [value]
  if (listed.length > mostMembers) throw scimErrors.tooMany(`At most ${mostMembers} members`)
  return listed.map(memberIdIn)
}

function memberIdIn(one: unknown): string {
  const id = typeof one === 'string' ? one : attributesIn(one).get('value')
  if (typeof id !== 'string' || !isId(id)) {
    throw scimErrors.invalid('invalidValue', 'The value of a member is the id of a user')
  }
  return id.toLowerCase()
}

function valuesIn(body: Attributes): GroupChange {
  const change: GroupChange = {}
  if (body.has('displayname')) change.displayName = nameIn(body.get('displayname'))
  if (body.has('externalid')) change.externalId = textIn('externalId', body.get('externalid'))
  return change
}

export function groupIn(body: Attributes): GroupChange {
  const ids = new Set(memberIdsIn(body.get('members')))
  return { displayName: nameIn(body.get('displayname')), ...valuesIn(body), members: () => ids }
}

export const groupReplacementIn = (body: Attributes): GroupChange => ({
  externalId: null,
  ...groupIn(body),
})

export const groupChangeIn = (operations: readonly Operation[]): GroupChange =>
  operations.map(changeOf).reduce(joined, {})

/** Operations follow one another. */
function joined(before: GroupChange, { members, ...values }: GroupChange): GroupChange {
  const former = before.members
  const both =
    members && former ? (current: ReadonlySet<string>) => members(former(current)) : members
  return { ...before, ...values, ...(both && { members: both }) }
}

function changeOf({ kind, path, value }: Operation): GroupChange {
  if (!path) {
    const body = attributesIn(value)
    const members = body.has('members') ? membersBy(kind, undefined, body.get('members')) : {}
    return { ...valuesIn(body), ...members }
  }
  if (isFixed(path.attribute)) {
    throw scimErrors.invalid('mutability', `${path.attribute} can’t be changed`)
  }
  if (path.attribute === 'members') return membersBy(kind, path, value)
  return valuesIn(new Map([[path.attribute, kind === 'remove' ? null : value]]))
}

function membersBy(kind: Operation['kind'], path: Path | undefined, value: unknown): GroupChange {
  const filter = path?.filter
  const ids = memberIdsIn(value)
  if (filter) {
    if (kind !== 'remove') throw scimErrors.invalid('noTarget', 'Members are added by their value')
    return { members: (current) => new Set([...current].filter((id) => !isMeant(filter, id))) }
  }
  if (kind === 'replace') return { members: () => new Set(ids) }
  if (kind === 'add') return { members: (current) => new Set([...current, ...ids]) }
  const removed = new Set(ids)
  return {
    members: (current) =>
      value === null || value === undefined
        ? new Set()
        : new Set([...current].filter((id) => !removed.has(id))),
  }
}

function isMeant(filter: Filter, id: string): boolean {
  if (filter.kind === 'and') return filter.filters.every((part) => isMeant(part, id))
  if (filter.kind === 'or') return filter.filters.some((part) => isMeant(part, id))
  if (filter.kind === 'not') return !isMeant(filter.filter, id)
  if (filter.kind === 'compare' && filter.attribute === 'value' && filter.operator === 'eq') {
    return String(filter.value).toLowerCase() === id
  }
  throw scimErrors.invalid('invalidPath', 'Members are chosen by value eq')
}
