import { keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query'
import { api } from '#kit/api/index.ts'
import type { ShelfName } from '../../shelf.ts'
import { shelfBooksKey, shelvesKey } from '../../shelves.queries.ts'

export interface FoundBook {
  id: string
  title: string
  author: string
  genreId: string
  coverId: string | null
}

const limit = 8

const common = { placeholderData: keepPreviousData, staleTime: 5000 } as const

export const foundBooksQuery = (searchTerm: string) =>
  queryOptions({
    queryKey: [...shelvesKey, 'found', searchTerm] as QueryKey,
    queryFn: async ({ signal }): Promise<FoundBook[]> => {
      const sought = { searchTerm: searchTerm || undefined, limit }
      return (await (await api()).books.list(sought, { signal })).items
    },
    ...common,
  })

export const foundOnShelfQuery = (shelf: ShelfName, searchTerm: string) =>
  queryOptions({
    queryKey: [...shelfBooksKey(shelf), 'found', searchTerm] as QueryKey,
    queryFn: async ({ signal }): Promise<FoundBook[]> => {
      const sought = { shelf, searchTerm: searchTerm || undefined, limit }
      const { items } = await (await api()).shelves.listBooks(sought, { signal })
      return items.map(({ book }) => book)
    },
    ...common,
  })
