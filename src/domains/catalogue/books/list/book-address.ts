import type { BookView } from '../books.queries.ts'
import type { Sort } from './sorts.ts'

export interface BooksAddress {
  searchTerm: string
  genre: string
  cover: 'none' | ''
  sort: Sort | ''
  cursor: string
}

export const bookView = ({ searchTerm, genre, cover, sort }: BooksAddress): BookView => ({
  searchTerm: searchTerm || undefined,
  genreId: genre || undefined,
  cover: cover || undefined,
  sort: sort || undefined,
})
