import { isSort } from '#domains/catalogue/books/index.ts'
import { type Asked, text, texts } from './-search.ts'

/** Which books, in which order, and how far down: the one state of the list. */
export const booksSearch = (
  search: Asked<'searchTerm' | 'genre' | 'cover' | 'sort' | 'cursor'>,
) => ({
  searchTerm: text(search.searchTerm),
  genre: text(search.genre),
  cover: search.cover === 'none' ? ('none' as const) : ('' as const),
  sort: isSort(search.sort) ? search.sort : ('' as const),
  cursor: text(search.cursor),
})

/** Which genres, in which order. */
export const genresSearch = texts('searchTerm', 'sort')

/** The reader's shelf: which books, and at which letter it begins. */
export const shelfSearch = texts('searchTerm', 'genre', 'from')

/** A shelf of one's own: which of its books. */
export const shelfBooksSearch = texts('searchTerm')
