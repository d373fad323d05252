import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { activityChanged } from '#kit/activity/index.ts'
import { api } from '#kit/api/index.ts'
import { changeLists, infiniteList, readPage, renewAll } from '#kit/record-list/index.ts'
import type { UserView } from './list/user-view.ts'
import type { User } from './user.ts'
import { usersKey } from './users.keys.ts'

const pageSize = 50

export const userListQuery = (view: UserView, cursor?: string) =>
  infiniteQueryOptions({
    queryKey: [...usersKey, 'list', view],
    queryFn: ({ pageParam, signal }) =>
      readPage(pageParam, async (begins) =>
        (await api()).users.list({ ...view, cursor: begins, limit: pageSize }, { signal }),
      ),
    initialPageParam: { cursor, fromAddress: true },
    ...infiniteList,
  })

/** Updates users in every cached list; a list drops those that no longer match its filter. */
export const changeListed = (queryClient: QueryClient, change: (user: User) => User) =>
  changeLists(queryClient, usersKey, change)

export async function usersChanged(queryClient: QueryClient) {
  await Promise.all([renewAll(queryClient, usersKey), activityChanged(queryClient)])
}
