import { texts } from '#routes/-search.ts'

export const managedOrganizationsSearch = texts('searchTerm', 'sort', 'cursor')

export const managedMembersSearch = texts('searchTerm', 'role', 'cursor')
