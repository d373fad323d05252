import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '#kit/api/index.ts'
import { pagedQuery, renewAll } from '#kit/record-list/index.ts'
import type { FilterOf } from '#kit/resource/index.ts'
import type { ActivityResource } from './activity.resource.ts'
import { dayAfter, dayBegins } from './days.ts'

const activityKey = ['activity'] as const

const few = 10

export const activityListQuery = (view: FilterOf<ActivityResource>, cursor?: string) =>
  pagedQuery({
    queryKey: [...activityKey, 'list', view],
    cursor,
    async read(page, options) {
      const { action, actorId, targetType, targetId, from, to } = view
      const moments = { from: from && dayBegins(from), to: to && dayAfter(to) }
      const filter = { action, actorId, targetType, targetId, ...moments }
      return (await api()).activity.list({ ...filter, ...page }, options)
    },
  })

export const recentActivityQuery = (targetId: string) =>
  queryOptions({
    queryKey: [...activityKey, 'recent', targetId],
    queryFn: async ({ signal }) =>
      (await api()).activity.list({ targetId, limit: few }, { signal }),
    staleTime: 5000,
  })

export const activityChanged = (queryClient: QueryClient) => renewAll(queryClient, activityKey)
