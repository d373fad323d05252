import type { BookView } from '../books.queries.ts'
import type { Sort } from './sorts.ts'

/** What the address of the list says. */
export interface BooksAddress {
  searchTerm: string
  genre: string
  sort: Sort | ''
  cursor: string
}

/** Which books that are, and in which order; it does not matter how far down. */
export const viewOf = ({ searchTerm, genre, sort }: BooksAddress): BookView => ({
  searchTerm: searchTerm || undefined,
  genreId: genre || undefined,
  sort: sort || undefined,
})
