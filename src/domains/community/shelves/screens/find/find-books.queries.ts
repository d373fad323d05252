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

const foundQuery = (
  queryKey: QueryKey,
  queryFn: (context: { signal: AbortSignal }) => Promise<FoundBook[]>,
) => queryOptions({ queryKey, queryFn, placeholderData: keepPreviousData, staleTime: 5000 })

export const foundBooksQuery = (searchTerm: string) =>
  foundQuery([...shelvesKey, 'found', searchTerm], async ({ signal }) => {
    const sought = { searchTerm: searchTerm || undefined, limit }
    return (await (await api()).books.list(sought, { signal })).items
  })

export const foundOnShelfQuery = (shelf: ShelfName, searchTerm: string) =>
  foundQuery([...shelfBooksKey(shelf), 'found', searchTerm], async ({ signal }) => {
    const sought = { shelf, searchTerm: searchTerm || undefined, limit }
    const { items } = await (await api()).shelves.listBooks(sought, { signal })
    return items.map(({ book }) => book)
  })
