import { defineServerModule } from '#kit/features/index.server.ts'
import { activity } from './activity.ts'
import { managedOrganizationsApi } from './managed/managed-organizations.api.server.ts'
import { organizationNews } from './managed/organization-news.server.ts'
import { keyHolders } from './members/key-holders.server.ts'
import { membersApi } from './members/members.api.server.ts'
import { membershipsOf } from './members/memberships-of.server.ts'
import { teamsApi } from './members/teams/teams.api.server.ts'
import { organizationParts } from './organization-parts.server.ts'
import { organizationsApi } from './organizations.api.server.ts'

export default defineServerModule({
  tags: {
    organizations: 'Organizations that the signed-in user belongs to.',
    members: 'Members of an organization and their roles.',
    teams: 'Teams within an organization.',
    managedOrganizations: 'Every organization, for managers.',
  },
  api: () => ({
    managedOrganizations: managedOrganizationsApi,
    members: membersApi,
    organizations: organizationsApi,
    teams: teamsApi,
  }),
  activity,
  liveSources: { organization: organizationNews },
  accountSections: {
    organizations: { read: membershipsOf, scope: 'organization:read' },
  },
  logoScopes: [{ organization: ['create'] }, { organization: ['update'] }],
  accountHooks: [{ keyHolders: [keyHolders] }],
  organizations: organizationParts,
})
