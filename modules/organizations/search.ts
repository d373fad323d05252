import { texts } from '#routes/-search.ts'

export const organizationsSearch = texts('searchTerm', 'cursor')

export const organizationActivitySearch = texts('action', 'cursor')
