import { infiniteQueryOptions } from '@tanstack/react-query'
import type { OwnActivityPage } from '#kit/activity/index.ts'
import { api } from '#kit/api/index.ts'
import { infiniteList, readPage } from '#kit/record-list/index.ts'

export const signInsQuery = infiniteQueryOptions({
  queryKey: ['account', 'sign-ins', 'list'],
  queryFn: ({ pageParam, signal }) =>
    readPage(pageParam, async (cursor) =>
      (await api()).activity.listOwn({ cursor, limit: 5 }, { signal }),
    ),
  initialPageParam: {},
  ...infiniteList,
})

export type SignIn = OwnActivityPage['items'][number]
