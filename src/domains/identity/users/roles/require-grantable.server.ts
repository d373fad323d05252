import { authorise, mayDoAsMuch } from '#platform/access/permissions.ts'
import type { RoleName } from '#rules/roles.ts'
import type { Desk } from '../desk.server.ts'
import { refuse } from '../refusals.server.ts'

/** A caller gives a role only if they may change roles, and have all permissions of the role themselves. */
export function requireGrantable({ caller, config }: Desk, role: RoleName): void {
  authorise(caller.permissions, { user: ['set-role'] })
  const holder = { id: '', role }
  if (!mayDoAsMuch(caller.user, holder, config.adminUserIds)) throw refuse.beyondOneself()
}
