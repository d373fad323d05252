import { texts } from './-search.ts'

/** Which books, in which order, and how far down: the one state of the list. */
export const booksSearch = texts('searchTerm', 'genre', 'cover', 'sort', 'cursor')

/** Which books of the trash. */
export const trashSearch = texts('searchTerm')

/** Which genres, in which order. */
export const genresSearch = texts('searchTerm', 'sort')

/** The reader's shelf: which books, and at which letter it begins. */
export const shelfSearch = texts('searchTerm', 'genre', 'from')

/** A shelf of one's own: which of its books. */
export const shelfBooksSearch = texts('searchTerm')
