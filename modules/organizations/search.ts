import { texts } from '#routes/-search.ts'

export const organizationsSearch = texts('searchTerm', 'cursor')
