import { includesAll } from '#rules/includes-all.ts'
import type { Permissions } from '#rules/permissions.ts'
import { type Role, adminRole, defaultRole, roles } from '#rules/roles.ts'
import { accessErrors } from './access-errors.ts'

export type { Permissions }

export const rolesOf = (role: string | null) =>
  (role || defaultRole).split(',').map((name) => name.trim())

type Person = { id: string; role: string | null }
type Roles = Record<string, Pick<Role, 'permissions'>>

export function isAdmin(person: Person, adminUserIds: readonly string[] = []): boolean {
  const isListed = adminUserIds.some((id) => id.toLowerCase() === person.id.toLowerCase())
  return isListed || rolesOf(person.role).includes(adminRole)
}

export function permissionsOf(
  person: Person,
  adminUserIds: readonly string[] = [],
  known: Roles = roles,
): Permissions {
  const own = rolesOf(person.role)
  const names = new Set(isAdmin(person, adminUserIds) ? [...own, adminRole] : own)
  const granted = Object.entries(known).flatMap(([name, { permissions }]) =>
    names.has(name) ? [permissions] : [],
  )
  // Every call needs them, and most people have one role.
  const [only] = granted
  return only && granted.length === 1 ? only : unionOf(granted)
}

function unionOf(granted: readonly Permissions[]): Permissions {
  const all = new Map<string, Set<string>>()
  for (const [resource, actions] of granted.flatMap((permissions) => Object.entries(permissions))) {
    all.set(resource, new Set([...(all.get(resource) ?? []), ...actions]))
  }
  return Object.fromEntries([...all].map(([resource, actions]) => [resource, [...actions]]))
}

/** A user may change another account only with all permissions of its owner, or as an admin. */
export const mayDoAsMuch = (
  user: Person,
  other: Person,
  adminUserIds: readonly string[] = [],
  known: Roles = roles,
): boolean =>
  isAdmin(user, adminUserIds) ||
  includesAll(permissionsOf(user, adminUserIds, known), permissionsOf(other, adminUserIds, known))

export function authorise(
  permissions: Permissions | undefined,
  wanted: Permissions,
): asserts permissions is Permissions {
  if (!permissions) throw accessErrors.notAuthorized()
  const asked: [string, unknown][] = Object.entries(wanted)
  const mine = new Map<string, readonly unknown[]>(Object.entries(permissions))
  if (asked.length === 0) throw accessErrors.accessRequest()
  for (const [resource, actions] of asked) {
    if (!Array.isArray(actions) || actions.length === 0) throw accessErrors.accessRequest()
    if (!actions.every((action) => mine.get(resource)?.includes(action))) {
      throw accessErrors.resource(resource)
    }
  }
}

export function requireAny(permissions: Permissions, sets: readonly Permissions[]): void {
  const [first] = sets
  if (!first) throw accessErrors.noPermission()
  if (!sets.some((wanted) => includesAll(permissions, wanted))) authorise(permissions, first)
}
