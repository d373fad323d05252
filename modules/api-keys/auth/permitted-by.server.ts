import type { Permissions } from '#rules/permissions.ts'

/** A key never does more than its owner may do now. */
export function permittedBy(scopes: readonly string[], permissions: Permissions): Permissions {
  const granted = new Set(scopes)
  return Object.fromEntries(
    Object.entries(permissions).map(([resource, actions]): [string, string[]] => [
      resource,
      actions.filter((action) => granted.has(`${resource}:${action}`)),
    ]),
  )
}
