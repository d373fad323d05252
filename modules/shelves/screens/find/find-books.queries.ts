import { keepPreviousData } from '@tanstack/react-query'
import { readOf } from '#kit/api/index.ts'
import type { ShelfName } from '../../shelf.ts'
import { shelvesKey } from '../../shelves.queries.ts'

export interface FoundBook {
  id: string
  title: string
  author: string
  genreId: string
  coverId: string | null
}

const limit = 8

export const foundBooksQuery = (searchTerm: string) =>
  readOf(
    'books.list',
    { searchTerm: searchTerm || undefined, limit },
    ({ items }): FoundBook[] => items,
    { under: shelvesKey, placeholderData: keepPreviousData },
  )

export const foundOnShelfQuery = (shelf: ShelfName, searchTerm: string) =>
  readOf(
    'shelves.listBooks',
    { shelf, searchTerm: searchTerm || undefined, limit },
    ({ items }): FoundBook[] => items.map(({ book }) => book),
    { placeholderData: keepPreviousData },
  )
