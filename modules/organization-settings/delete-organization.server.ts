import {
  changeOrganization,
  type DeletingContext,
  removeOrganization,
} from '#modules/organizations/index.server.ts'
import { requireSure } from '#platform/access/caller.ts'
import { deletionRight as right } from './settings-errors.server.ts'

export function deleteOrganization(
  context: DeletingContext,
  { id }: { id: string },
): Promise<void> {
  requireSure(context.caller, context.config.limits)
  return changeOrganization(context, { id, right }, ({ transaction, organization }) =>
    removeOrganization(transaction, context, organization),
  )
}
