import { oneOf } from '#kit/record-list/index.ts'
import { activity } from '../activity.ts'
import type { OrganizationActivityQuery } from './organization-activity.server.ts'

export type OrganizationActivityAddress = Record<'action' | 'cursor', string>

export type OrganizationActivityView = Pick<OrganizationActivityQuery, 'action'>

export const organizationActivityView = ({
  action,
}: OrganizationActivityAddress): OrganizationActivityView => ({
  action: oneOf(activity.actions, action),
})
