import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '#kit/api/index.ts'
import { infiniteList } from '#kit/record-list/index.ts'
import { shelvesKey } from '../shelves.queries.ts'

const pageSize = 50

/** The shelf behind a link, with page after page of its books. The token goes in a body: no log has it. */
export const linkedShelfQuery = (token: string) =>
  infiniteQueryOptions({
    queryKey: [...shelvesKey, 'linked', token],
    queryFn: async ({ pageParam: { cursor }, signal }) => {
      const sought = { token, cursor, limit: pageSize }
      const { shelf, books, genres } = await (await api()).shelves.openLink(sought, { signal })
      return { ...books, begins: cursor ?? '', readAt: Date.now(), shelf, genres }
    },
    initialPageParam: {},
    ...infiniteList,
    enabled: token !== '',
  })
