import type { QueryClient } from '@tanstack/react-query'
import { queryOf } from '#kit/api/index.ts'
import { pagesOf, renewAll } from '#kit/record-list/index.ts'
import type { FilterOf } from '#kit/resource/index.ts'
import { isDay } from '#rules/day.ts'
import type { Permissions } from '#rules/permissions.ts'
import type { ActivityResource } from './activity.resource.ts'
import { dayAfter, dayBegins } from './days.ts'

export const activityNeeds = { user: ['list'] } satisfies Permissions

export const activityListQuery = (view: FilterOf<ActivityResource>, cursor?: string) => {
  const { action, actorId, targetType, targetId, from, to } = view
  const moments = { from: dayIn(from, dayBegins), to: dayIn(to, dayAfter) }
  return pagesOf('activity.list', { action, actorId, targetType, targetId, ...moments }, { cursor })
}

/** A range of days is none here: the list has two ends of its own. */
const dayIn = (day: string | undefined, momentOf: (day: string) => Date) =>
  day !== undefined && isDay(day) ? momentOf(day) : undefined

/** The activity of one record, or of all records without a `targetId`. */
export const recentActivityQuery = (targetId?: string) =>
  queryOf('activity.list', { targetId, limit: 10 })

export const activityChanged = (queryClient: QueryClient) => renewAll(queryClient, ['activity'])
