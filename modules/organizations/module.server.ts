import { defineServerModule } from '#kit/features/index.server.ts'
import { activity } from './activity.ts'
import { keyHolders } from './members/key-holders.server.ts'
import { membersApi } from './members/members.api.server.ts'
import { membershipsOf } from './members/memberships-of.server.ts'
import { organizationParts } from './organization-parts.server.ts'
import { organizationsApi } from './organizations.api.server.ts'

export default defineServerModule({
  tags: {
    organizations: 'Organizations that the signed-in user belongs to.',
    members: 'Members of an organization and their roles.',
  },
  api: () => ({
    members: membersApi,
    organizations: organizationsApi,
  }),
  activity,
  accountSections: {
    organizations: { read: membershipsOf, scope: 'organization:read' },
  },
  logoScopes: [{ organization: ['create'] }],
  accountHooks: [{ keyHolders: [keyHolders] }],
  organizations: organizationParts,
})
