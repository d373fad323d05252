import { texts } from '#routes/-search.ts'

export const shelfBooksSearch = texts('searchTerm')
