import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '#kit/api/index.ts'
import { infiniteList, readPage } from '#kit/record-list/index.ts'
import { organizationsKey } from '../organizations.queries.ts'
import type { OrganizationActivityView } from './organization-activity-view.ts'

const pageSize = 50

export const organizationActivityQuery = (
  id: string,
  view: OrganizationActivityView,
  cursor?: string,
) =>
  infiniteQueryOptions({
    queryKey: [...organizationsKey, 'activity', id, 'list', view],
    queryFn: ({ pageParam, signal }) =>
      readPage(pageParam, async (start) =>
        (await api()).organizations.listActivity(
          { id, ...view, cursor: start, limit: pageSize },
          { signal },
        ),
      ),
    initialPageParam: { cursor, fromAddress: true },
    ...infiniteList,
  })
