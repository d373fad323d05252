import { requireSure } from '#platform/access/caller.ts'
import { removeOrganization } from '../delete-organization.server.ts'
import type { Desk } from '../desk.server.ts'
import { holdOrganization } from '../hold-organization.server.ts'

/** For good, by somebody who manages the whole application and need not belong to it. */
export function endOrganization(
  { acting, caller, config }: Pick<Desk, 'acting' | 'caller' | 'config'>,
  id: string,
): Promise<void> {
  requireSure(caller, config.limits)
  return acting.orm.transaction(async (transaction) => {
    await removeOrganization(transaction, acting, await holdOrganization(transaction, id))
  })
}
