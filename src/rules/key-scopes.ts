import { ownScopes } from './own-scopes.ts'
import {
  moduleWithoutCalls,
  neverOfOrganizations,
  organizationPermissions,
} from './permissions.gen.ts'
import { type Permissions, permissionTable, scopesIn } from './permissions.ts'

/** Scopes are the names of permissions: `user:update`. */
export const knownScopes: string[] = [
  ...new Set([permissionTable, organizationPermissions, ownScopes].flatMap(scopesIn)),
]

/** A user gives a key their own permissions, and what every user of the app may do. */
export function grantableScopes(
  permissions: Permissions,
  organizationId: string | null = null,
): string[] {
  const sets: Permissions[] = [permissions]
  if (permissions.apps?.includes('app')) sets.push(ownScopes)
  if (organizationId !== null) sets.push(organizationPermissions)
  return [...new Set(sets.flatMap(scopesIn))]
}

/** Permissions that no call by a key asks for. A key may name them, and gains nothing. */
const withoutCalls = ['apps:app', 'user:impersonate', 'user:set-password', ...moduleWithoutCalls]

/** Calls with these scopes refuse keys of an organization. */
const ofTheWholeProduct = ['account', 'apps', 'job', 'session', 'user', ...neverOfOrganizations]

/** The choices of the form for a new key. */
export function offeredScopes(permissions: Permissions, organizationId?: string): string[] {
  const useful = grantableScopes(permissions, organizationId).filter(
    (scope) => !withoutCalls.includes(scope),
  )
  if (organizationId === undefined) return useful
  return useful.filter((scope) =>
    [scope, scope.split(':')[0]].every((name) => !ofTheWholeProduct.some((one) => one === name)),
  )
}
