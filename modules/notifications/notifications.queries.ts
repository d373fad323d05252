import {
  infiniteQueryOptions,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import { api } from '#kit/api/index.ts'
import type { MailChoice } from './settings/mail-choice.ts'

const notificationsKey = ['notifications']
const minuteMs = 60_000

export const unreadQuery = queryOptions({
  queryKey: [...notificationsKey, 'unread'],
  queryFn: async () => (await api()).notifications.unread(),
  refetchInterval: minuteMs,
  staleTime: minuteMs / 2,
})

export const notificationListQuery = infiniteQueryOptions({
  queryKey: [...notificationsKey, 'list'],
  initialPageParam: '',
  queryFn: async ({ pageParam }) =>
    (await api()).notifications.list(pageParam === '' ? {} : { cursor: pageParam }),
  getNextPageParam: ({ nextCursor }) => nextCursor,
})

export const readMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: async (read: { ids?: string[]; upTo?: string }) =>
      (await api()).notifications.read(read),
    onSuccess: (answer) => queryClient.setQueryData(unreadQuery.queryKey, answer),
    onSettled: () => queryClient.invalidateQueries({ queryKey: notificationsKey }),
  })

export const mailSettingsQuery = queryOptions({
  queryKey: [...notificationsKey, 'settings'],
  queryFn: async ({ signal }) => (await api()).notifications.settings(undefined, { signal }),
})

export const chooseMailMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: async (choice: { topic: string; mail: MailChoice }) =>
      (await api()).notifications.choose(choice),
    onSuccess: (answer) => queryClient.setQueryData(mailSettingsQuery.queryKey, answer),
  })
