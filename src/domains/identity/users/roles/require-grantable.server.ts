import { authorise, mayDoAsMuch } from '#platform/access/permissions.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import type { RoleName } from '#rules/roles.ts'
import { userErrors } from '../user-errors.server.ts'

/** A caller gives a role only if they may change roles, and have all permissions of the role themselves. */
export function requireGrantable({ caller, config }: VerbContext, role: RoleName): void {
  authorise(caller.permissions, { user: ['set-role'] })
  const holder = { id: '', role }
  if (!mayDoAsMuch(caller.user, holder, config.adminUserIds)) throw userErrors.beyondOneself()
}
