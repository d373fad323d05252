import { requireSure } from '#platform/access/caller.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import { removeOrganization } from '../../verbs/delete-organization.server.ts'
import { lockOrganizationForUpdate } from '../../verbs/lock-organization.server.ts'

export function endOrganization(
  { acting, caller, config }: VerbContext<'acting' | 'caller' | 'config'>,
  id: string,
): Promise<void> {
  requireSure(caller, config.limits)
  return acting.orm.transaction(async (transaction) => {
    await removeOrganization(transaction, acting, await lockOrganizationForUpdate(transaction, id))
  })
}
