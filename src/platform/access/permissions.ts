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

const grants = new WeakMap<Roles, Map<string, Permissions>>()

/** Every call needs them, and there are few combinations of roles. */
export function permissionsOf(
  person: Person,
  adminUserIds: readonly string[] = [],
  known: Roles = roles,
): Permissions {
  const own = rolesOf(person.role)
  const names = isAdmin(person, adminUserIds) ? [...own, adminRole] : own
  const granted = grants.get(known) ?? new Map<string, Permissions>()
  grants.set(known, granted)
  const key = names.join()
  const permissions = granted.get(key) ?? unionOf(names, known)
  granted.set(key, permissions)
  return permissions
}

function unionOf(names: readonly string[], known: Roles): Permissions {
  const all = new Map<string, Set<string>>()
  const granted = new Map(Object.entries(known))
  for (const [resource, actions] of names.flatMap((name) =>
    Object.entries(granted.get(name)?.permissions ?? {}),
  )) {
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
