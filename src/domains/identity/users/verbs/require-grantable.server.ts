import { requireAdminNeed } from '#platform/access/caller.ts'
import { authorise, mayDoAsMuch } from '#platform/access/permissions.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import type { RoleName } from '#rules/roles.ts'
import { userErrors } from '../user-errors.server.ts'

export function requireGrantable({ caller, config }: VerbContext, role: RoleName): void {
  requireAdminNeed(caller)
  authorise(caller.permissions, { user: ['set-role'] })
  const holder = { id: '', role }
  if (!mayDoAsMuch(caller.user, holder, config.adminUserIds)) throw userErrors.beyondOneself()
}
