import { infiniteQueryOptions } from '@tanstack/react-query'
import { call, callKey, queryOf } from '#kit/api/index.ts'

const minuteMs = 60_000

export const unreadQuery = queryOf('notifications.unread', undefined, {
  refetchInterval: minuteMs,
  staleTime: minuteMs / 2,
})

export const notificationListQuery = infiniteQueryOptions({
  queryKey: callKey('notifications.list'),
  initialPageParam: '',
  queryFn: ({ pageParam, signal }) =>
    call('notifications.list', pageParam === '' ? {} : { cursor: pageParam }, { signal }),
  getNextPageParam: ({ nextCursor }) => nextCursor,
})

export const mailSettingsQuery = queryOf('notifications.settings', undefined, { staleTime: 0 })
