import type { Recorded } from '#kit/activity/index.ts'
import { oneOf } from '#kit/record-list/index.ts'
import { organizationActivity } from '#modules/organizations/index.ts'
import type { OrganizationActivityQuery } from './organization-activity.server.ts'

export type OrganizationActivityAddress = Record<'action' | 'cursor', string>

export type OrganizationActivityView = Pick<OrganizationActivityQuery, 'action'>

/** Other modules act on organizations, too. Records that belong to an organization have activity of their own. */
export const actionsOnOrganizations = ({ organizationActions, resources }: Recorded) => [
  ...new Set([
    ...organizationActivity.actions,
    ...organizationActions.filter((action) => !resources.has(action.replace(/\..*/, ''))),
  ]),
]

export const organizationActivityView = (
  { action }: OrganizationActivityAddress,
  recorded: Recorded,
): OrganizationActivityView => ({
  action: oneOf(actionsOnOrganizations(recorded), action),
})
