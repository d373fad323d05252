import { isAction } from '#kit/activity/index.ts'
import type { OrganizationActivityQuery } from './organization-activity.server.ts'

export type OrganizationActivityAddress = Record<'action' | 'cursor', string>

export type OrganizationActivityView = Pick<OrganizationActivityQuery, 'action'>

/** The cursor is not part of the view. */
export const organizationActivityView = ({
  action,
}: OrganizationActivityAddress): OrganizationActivityView => ({
  action: isAction(action) ? action : undefined,
})
