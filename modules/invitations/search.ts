import { texts } from '#routes/-search.ts'

export const invitationsSearch = texts('searchTerm', 'status', 'cursor')
