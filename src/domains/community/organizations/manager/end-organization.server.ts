import { requireSure } from '#platform/access/caller.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import { removeOrganization } from '../delete-organization.server.ts'
import { lockOrganizationForUpdate } from '../lock-organization.server.ts'

/** For good, by somebody who manages the whole application and need not belong to it. */
export function endOrganization(
  { acting, caller, config }: Pick<VerbContext, 'acting' | 'caller' | 'config'>,
  id: string,
): Promise<void> {
  requireSure(caller, config.limits)
  return acting.orm.transaction(async (transaction) => {
    await removeOrganization(transaction, acting, await lockOrganizationForUpdate(transaction, id))
  })
}
