import { organizationPermissions } from '#rules/organization-permissions.ts'
import { permissionTable, type Permissions, scopesIn } from '#rules/permissions.ts'

/** Scopes are the names of permissions: `book:read`. */
export const knownScopes = scopesIn({ ...permissionTable, ...organizationPermissions })

/** What a key may have: the permissions of its owner, and those of the organization that it is bound to. */
export const withOrganization = (
  permissions: Permissions,
  organizationId: string | null,
): Permissions =>
  organizationId === null ? permissions : { ...permissions, ...organizationPermissions }

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
