import type { Services } from '#platform/services.ts'
import { activity } from './activity.ts'
import {
  deleteOldInvitations,
  invitationsApi,
  managedOrganizationsApi,
  membersApi,
  membershipsOf,
  organizationsApi,
  teamsApi,
} from './organizations/index.server.ts'

/** What the community adds to the server. */
export const community = {
  api: {
    invitations: invitationsApi,
    managedOrganizations: managedOrganizationsApi,
    members: membersApi,
    organizations: organizationsApi,
    teams: teamsApi,
  },
  activity,
  accountSections: { organizations: membershipsOf },
  start: (services: Services) => services.jobs.register(deleteOldInvitations, services),
}
