import type { BookView } from '../books.queries.ts'
import type { Sort } from './sorts.ts'

/** What the address of the list says. */
export interface BooksAddress {
  searchTerm: string
  genre: string
  cover: 'none' | ''
  sort: Sort | ''
  cursor: string
}

/** Which books that are, and in which order; it does not matter how far down. */
export const bookView = ({ searchTerm, genre, cover, sort }: BooksAddress): BookView => ({
  searchTerm: searchTerm || undefined,
  genreId: genre || undefined,
  cover: cover || undefined,
  sort: sort || undefined,
})
