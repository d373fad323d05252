import { infiniteQueryOptions } from '@tanstack/react-query'
import { infiniteList, readPage } from '#kit/record-list/index.ts'
import type { Screens, View } from '../screens.ts'

export const pageSize = 50

/** Starts at `cursor`, the position that the address keeps. */
export const listQuery = ({ resource, calls }: Screens, view: View, cursor?: string) =>
  infiniteQueryOptions({
    queryKey: [resource.path, 'list', view],
    queryFn: ({ pageParam, signal }) =>
      readPage(pageParam, async (begins) =>
        (await calls()).list({ ...view, cursor: begins, limit: pageSize }, { signal }),
      ),
    initialPageParam: { cursor, fromAddress: true },
    ...infiniteList,
  })
