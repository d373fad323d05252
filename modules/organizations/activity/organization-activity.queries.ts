import { api } from '#kit/api/index.ts'
import { pagedQuery } from '#kit/record-list/index.ts'
import { organizationsKey } from '../organizations.queries.ts'
import type { OrganizationActivityView } from './organization-activity-view.ts'

export const organizationActivityQuery = (
  id: string,
  view: OrganizationActivityView,
  cursor?: string,
) =>
  pagedQuery({
    queryKey: [...organizationsKey, 'activity', id, 'list', view],
    cursor,
    read: async (page, options) =>
      (await api()).organizations.listActivity({ id, ...view, ...page }, options),
  })
