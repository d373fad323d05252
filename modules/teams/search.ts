import { texts } from '#routes/-search.ts'

export const teamsSearch = texts('searchTerm', 'cursor', 'open')
