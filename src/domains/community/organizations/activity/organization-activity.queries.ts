import { infiniteQueryOptions } from '@tanstack/react-query'
import { isAction } from '#kit/activity/index.ts'
import { api } from '#kit/api/index.ts'
import { infiniteList, readPage } from '#kit/record-list/index.ts'
import { organizationsKey } from '../organizations.keys.ts'

const pageSize = 50

export interface RecordAddress {
  action: string
  cursor: string
}

export const organizationActivityQuery = (id: string, { action, cursor }: RecordAddress) =>
  infiniteQueryOptions({
    queryKey: [...organizationsKey, 'activity', id, action],
    queryFn: ({ pageParam, signal }) =>
      readPage(pageParam, async (begins) =>
        (await api()).organizations.listActivity(
          { id, action: isAction(action) ? action : undefined, cursor: begins, limit: pageSize },
          { signal },
        ),
      ),
    initialPageParam: { cursor: cursor || undefined, fromAddress: true },
    ...infiniteList,
  })
