import { refuseAccess } from './refusals.ts'

/** Every resource and what can be done with it (specification 6, and genres besides); a browser learns what of it its user may do. */
const statements = {
  user: [
    'create',
    'list',
    'set-role',
    'ban',
    'impersonate',
    'impersonate-admins',
    'delete',
    'set-password',
    'set-email',
    'set-phone',
    'get',
    'update',
  ],
  session: ['list', 'revoke', 'delete'],
  account: ['read', 'update'],
  apps: ['app', 'manager'],
  book: ['read', 'create', 'update', 'delete'],
  genre: ['read', 'create', 'update', 'delete'],
  job: ['read', 'update', 'delete'],
} as const

type Resource = keyof typeof statements
export type Permissions = { [Name in Resource]?: readonly (typeof statements)[Name][number][] }

export const adminRole = 'admin'
export const defaultRole = 'user'

const roles: Record<string, Permissions> = {
  [defaultRole]: { account: ['update'], apps: ['app'], book: ['read'], genre: ['read'] },
  [adminRole]: {
    ...statements,
    user: statements.user.filter((action) => action !== 'impersonate-admins'),
    account: ['update'],
  },
}

/** Roles are a list separated by commas; who has none is a user. */
export const rolesOf = (role: string | null) =>
  (role || defaultRole).split(',').map((name) => name.trim())

type Person = { id: string; role: string | null }

const granted = new Map<string, { [resource: string]: readonly string[] | undefined }>(
  Object.entries(roles),
)

/** Ids that the operator lists are admins whatever their role. */
export function isAdmin(person: Person, adminUserIds: readonly string[] = []): boolean {
  const isListed = adminUserIds.some((id) => id.toLowerCase() === person.id.toLowerCase())
  return isListed || rolesOf(person.role).includes(adminRole)
}

/** What somebody may do. */
export function permissionsOf(person: Person, adminUserIds: readonly string[] = []): Permissions {
  const own = rolesOf(person.role)
  const names = isAdmin(person, adminUserIds) ? [...own, adminRole] : own
  return Object.fromEntries(
    Object.keys(statements).flatMap((resource) => {
      const actions = new Set(names.flatMap((name) => granted.get(name)?.[resource] ?? []))
      return actions.size > 0 ? [[resource, [...actions]]] : []
    }),
  )
}

/** The one check behind every door: throws unless somebody with these permissions may do all that is asked. */
export function authorise(
  permissions: Permissions | undefined,
  wanted: Permissions,
): asserts permissions is Permissions {
  if (!permissions) throw refuseAccess.notAuthorized()
  const asked: [string, unknown][] = Object.entries(wanted)
  const mine = new Map<string, readonly unknown[]>(Object.entries(permissions))
  if (asked.length === 0) throw refuseAccess.accessRequest()
  for (const [resource, actions] of asked) {
    if (!Array.isArray(actions) || actions.length === 0) throw refuseAccess.accessRequest()
    if (!actions.every((action) => mine.get(resource)?.includes(action))) {
      throw refuseAccess.resource(resource)
    }
  }
}
