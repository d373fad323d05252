import { texts } from '#routes/-search.ts'

export const shelfSearch = texts('searchTerm', 'genre', 'from', 'sort', 'view')
