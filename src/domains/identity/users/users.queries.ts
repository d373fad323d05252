import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ShownSession } from '#domains/identity/session-list/index.ts'
import { activityChanged } from '#kit/activity/index.ts'
import { api } from '#kit/api/index.ts'
import { changeLists, pagedQuery, renewAll } from '#kit/record-list/index.ts'
import type { ViewOf } from '#kit/resource-pages/index.ts'
import type { user } from './user.resource.ts'
import type { User, UserSession } from './user.ts'

export type UserView = ViewOf<typeof user>

export const usersKey = ['users'] as const

export const userListQuery = (view: UserView, cursor?: string) =>
  pagedQuery({
    queryKey: [...usersKey, 'list', view],
    cursor,
    read: async (page, options) => (await api()).users.list({ ...view, ...page }, options),
  })

export const userQuery = (id: string) =>
  queryOptions({
    queryKey: [...usersKey, 'one', id],
    queryFn: async ({ signal }) => (await api()).users.get({ id }, { signal }),
    staleTime: 5000,
  })

export const editedUserQuery = (id: string) =>
  queryOptions({
    ...userQuery(id),
    queryKey: [...userQuery(id).queryKey, 'edited'],
    staleTime: 'static',
    gcTime: 5000,
  })

export const userSessionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...usersKey, 'sessions', id],
    queryFn: async ({ signal }) =>
      (await (await api()).users.listSessions({ id }, { signal })).items.map(shown),
    staleTime: 5000,
  })

const shown = ({ createdAt, lastSeenAt, ...session }: UserSession): ShownSession => ({
  ...session,
  createdAt: createdAt.getTime(),
  lastSeenAt: lastSeenAt.getTime(),
  current: false,
})

export const changeListed = (queryClient: QueryClient, change: (user: User) => User) =>
  changeLists(queryClient, usersKey, change)

export async function usersChanged(queryClient: QueryClient) {
  await Promise.all([renewAll(queryClient, usersKey), activityChanged(queryClient)])
}
