import { activity } from './activity.ts'
import { communityNotifications } from './community-notifications/index.server.ts'
import {
  communitySteps,
  deleteOldInvitations,
  invitationMail,
  invitationsApi,
  keyHolders,
  managedOrganizationsApi,
  membersApi,
  membershipsOf,
  organizationNews,
  organizationsApi,
  teamsApi,
  webhookOrganizations,
} from './organizations/index.server.ts'
import {
  readingApi,
  readingsOf,
  goalsOf,
  sharingApi,
  shelfFeed,
  shelfResources,
  shelfTools,
  shelvesApi,
  shelvesOf,
} from './shelves/index.server.ts'

export const community = {
  api: {
    invitations: invitationsApi,
    managedOrganizations: managedOrganizationsApi,
    members: membersApi,
    organizations: organizationsApi,
    reading: readingApi,
    shelves: { ...shelvesApi, ...sharingApi },
    teams: teamsApi,
  },
  activity,
  liveSources: { organization: organizationNews },
  accountSections: {
    organizations: membershipsOf,
    readings: readingsOf,
    readingGoals: goalsOf,
    shelves: shelvesOf,
  },
  feeds: [shelfFeed],
  mcpTools: shelfTools,
  mcpResources: shelfResources,
  keyHolders,
  gettingStarted: communitySteps,
  jobs: [deleteOldInvitations],
  mails: [invitationMail],
  notifications: communityNotifications,
  webhookOrganizations,
}
