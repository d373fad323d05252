import { texts } from '#routes/-search.ts'

export const managedOrganizationsSearch = texts('searchTerm', 'sort', 'cursor')

export const managedMembersSearch = texts('searchTerm', 'role', 'cursor')

export const organizationsSearch = texts('searchTerm', 'cursor')

export const membersSearch = texts('searchTerm', 'role', 'team', 'sort', 'cursor')

export const teamsSearch = texts('searchTerm', 'cursor', 'open')

export const organizationActivitySearch = texts('action', 'cursor')
