import { infiniteQueryOptions } from '@tanstack/react-query'
import { infiniteList, readPage } from '#kit/record-list/index.ts'
import { pageSize } from '../list/list-query.ts'
import type { Screens } from '../screens.ts'

export const trashQuery = ({ resource, calls }: Screens) =>
  infiniteQueryOptions({
    queryKey: [resource.path, 'trash'],
    queryFn: ({ pageParam, signal }) =>
      readPage(pageParam, async (cursor) =>
        (await calls()).listTrash({ cursor, limit: pageSize }, { signal }),
      ),
    initialPageParam: {},
    ...infiniteList,
  })
