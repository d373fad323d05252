import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '#kit/api/index.ts'
import { pagedQuery, renewAll } from '#kit/record-list/index.ts'
import { dayAfter, dayBegins } from './days.ts'
import type { ActivityView } from './list/activity-address.ts'

const activityKey = ['activity'] as const

const few = 10

export const activityListQuery = (view: ActivityView, cursor?: string) =>
  pagedQuery({
    queryKey: [...activityKey, 'list', view],
    cursor,
    async read(page, options) {
      const { from, to, ...exact } = view
      const moments = { from: from && dayBegins(from), to: to && dayAfter(to) }
      return (await api()).activity.list({ ...exact, ...moments, ...page }, options)
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

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: [...activityKey, 'person', id],
    queryFn: async ({ signal }) => (await api()).users.get({ id }, { signal }),
    enabled: id !== '',
    staleTime: 30_000,
  })

export const peopleQuery = (searchTerm: string) =>
  queryOptions({
    queryKey: [...activityKey, 'people', searchTerm],
    queryFn: async ({ signal }) =>
      (await (await api()).users.list({ searchTerm, limit: 20 }, { signal })).items,
    staleTime: 30_000,
  })
