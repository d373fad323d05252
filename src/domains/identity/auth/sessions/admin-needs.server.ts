import type { AdminNeed } from '#platform/access/caller.ts'
import { permissionsOf, rolesOf } from '#platform/access/permissions.ts'
import type { Config } from '#platform/config/config.ts'
import type { ApiServices } from '#platform/context/api-context.ts'
import type { Database } from '#platform/database/database.ts'
import { adminRole } from '#rules/roles.ts'
import type { User } from '../people/people.server.ts'

export type Looking = Pick<ApiServices, 'accountHooks' | 'config'> & {
  database: Pick<Database, 'orm'>
}

/** The first of what features ask of an admin. */
export async function findAdminNeed(
  { accountHooks, config, database }: Looking,
  user: Pick<User, 'id' | 'email' | 'role'>,
  start: { method?: string | null },
): Promise<AdminNeed | null> {
  for (const { find } of accountHooks.adminRules) {
    const found = await find(database.orm, user, start, config)
    if (found) return found
  }
  return null
}

/** An admin who is held back keeps what all users may do, and the permissions of other roles. */
export function grantedTo(
  { id, role }: Pick<User, 'id' | 'role'>,
  adminNeed: AdminNeed | null,
  { adminUserIds }: Pick<Config, 'adminUserIds'>,
) {
  if (adminNeed?.until !== null) return permissionsOf({ id, role }, adminUserIds)
  const others = rolesOf(role).filter((name) => name !== adminRole)
  return permissionsOf({ id, role: others.join() })
}
