import { texts } from './-search.ts'

export const booksSearch = texts('searchTerm', 'genre', 'cover', 'sort', 'cursor')

export const trashSearch = texts('searchTerm')

export const genresSearch = texts('searchTerm', 'sort')

export const shelfSearch = texts('searchTerm', 'genre', 'from')

export const shelfBooksSearch = texts('searchTerm')
