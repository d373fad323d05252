import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '#kit/api/index.ts'
import { infiniteList } from '#kit/record-list/index.ts'
import { shelvesKey } from '../../shelves.queries.ts'

const pageSize = 50

/** Sends the token in the body, so that no log contains it. */
export const linkedShelfQuery = (token: string) =>
  infiniteQueryOptions({
    queryKey: [...shelvesKey, 'linked', 'list', { token }],
    queryFn: async ({ pageParam: { cursor }, signal }) => {
      const sought = { token, cursor, limit: pageSize }
      const { shelf, books, genres } = await (await api()).shelves.openLink(sought, { signal })
      return { ...books, start: cursor ?? '', readAt: Date.now(), shelf, genres }
    },
    initialPageParam: {},
    ...infiniteList,
    enabled: token !== '',
  })
