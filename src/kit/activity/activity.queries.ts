import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '#kit/api/index.ts'
import { pagedQuery, renewAll } from '#kit/record-list/index.ts'
import type { FilterOf } from '#kit/resource/index.ts'
import { isDay } from '#rules/day.ts'
import type { Permissions } from '#rules/permissions.ts'
import type { ActivityResource } from './activity.resource.ts'
import { dayAfter, dayBegins } from './days.ts'

const activityKey = ['activity'] as const

export const activityNeeds = { user: ['list'] } satisfies Permissions

const few = 10

export const activityListQuery = (view: FilterOf<ActivityResource>, cursor?: string) =>
  pagedQuery({
    queryKey: [...activityKey, 'list', view],
    cursor,
    async read(page, options) {
      const { action, actorId, targetType, targetId, from, to } = view
      const moments = { from: dayIn(from, dayBegins), to: dayIn(to, dayAfter) }
      const filter = { action, actorId, targetType, targetId, ...moments }
      return (await api()).activity.list({ ...filter, ...page }, options)
    },
  })

/** A range of days is none here: the list has two ends of its own. */
const dayIn = (day: string | undefined, momentOf: (day: string) => Date) =>
  day !== undefined && isDay(day) ? momentOf(day) : undefined

/** The activity of one record, or of all records without a `targetId`. */
export const recentActivityQuery = (targetId?: string) =>
  queryOptions({
    queryKey: [...activityKey, 'recent', targetId],
    queryFn: async ({ signal }) =>
      (await api()).activity.list({ targetId, limit: few }, { signal }),
    staleTime: 5000,
  })

export const activityChanged = (queryClient: QueryClient) => renewAll(queryClient, activityKey)
