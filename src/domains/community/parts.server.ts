import { activity } from './activity.ts'
import {
  communitySteps,
  deleteOldInvitations,
  invitationMail,
  invitationsApi,
  managedOrganizationsApi,
  membersApi,
  membershipsOf,
  organizationsApi,
  teamsApi,
} from './organizations/index.server.ts'
import { sharingApi, shelvesApi, shelvesOf } from './shelves/index.server.ts'

export const community = {
  api: {
    invitations: invitationsApi,
    managedOrganizations: managedOrganizationsApi,
    members: membersApi,
    organizations: organizationsApi,
    shelves: { ...shelvesApi, ...sharingApi },
    teams: teamsApi,
  },
  activity,
  accountSections: { organizations: membershipsOf, shelves: shelvesOf },
  gettingStarted: communitySteps,
  jobs: [deleteOldInvitations],
  mails: [invitationMail],
}
