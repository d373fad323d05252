import { permissionTable, type Permissions, scopesIn } from '#rules/permissions.ts'

/** Scopes are the names of permissions: `book:read`. */
export const knownScopes: readonly string[] = scopesIn(permissionTable)

/** A key never does more than its owner may do now. */
export function permittedBy(scopes: readonly string[], permissions: Permissions): Permissions {
  const granted = new Set(scopes)
  const kept = Object.entries(permissions).map(([resource, actions]) => [
    resource,
    (actions ?? []).filter((action) => granted.has(`${resource}:${action}`)),
  ])
  return Object.fromEntries(kept) as Permissions
}
