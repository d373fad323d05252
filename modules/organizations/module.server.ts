import { defineServerModule } from '#kit/features/index.server.ts'
import { activity } from './activity.ts'
import { directoryData } from './directory/directory-data.server.ts'
import { directoryHandler } from './directory/directory-handler.server.ts'
import { directoryApi } from './directory/directory.api.server.ts'
import { checkDomains } from './email-domains/check-email-domains.server.ts'
import { emailDomainsApi } from './email-domains/email-domains.api.server.ts'
import { communitySteps } from './invitations/community-steps.server.ts'
import { invitationMail } from './invitations/invitation-mail/invitation-mail.server.ts'
import { invitationsApi } from './invitations/invitations.api.server.ts'
import { deleteOldInvitations } from './invitations/sweep-invitations.server.ts'
import { managedOrganizationsApi } from './managed/managed-organizations.api.server.ts'
import { organizationNews } from './managed/organization-news.server.ts'
import { keyHolders } from './members/key-holders.server.ts'
import { membersApi } from './members/members.api.server.ts'
import { membershipsOf } from './members/memberships-of.server.ts'
import { notifications } from './organization-notifications/notifications.server.ts'
import { organizationParts } from './organization-parts.server.ts'
import { organizationsApi } from './organizations.api.server.ts'
import { organizationSignIn } from './single-sign-on/organization-sign-in.server.ts'
import { renewProviderSecrets } from './single-sign-on/renew-secrets.server.ts'
import { singleSignOnApi } from './single-sign-on/single-sign-on.api.server.ts'
import { teamsApi } from './teams/teams.api.server.ts'

export default defineServerModule({
  api: () => ({
    directory: directoryApi,
    emailDomains: emailDomainsApi,
    invitations: invitationsApi,
    managedOrganizations: managedOrganizationsApi,
    members: membersApi,
    organizations: organizationsApi,
    singleSignOn: singleSignOnApi,
    teams: teamsApi,
  }),
  activity,
  liveSources: { organization: organizationNews },
  accountSections: {
    directories: { read: directoryData, scope: 'organization:read' },
    organizations: { read: membershipsOf, scope: 'organization:read' },
  },
  logoScopes: [{ organization: ['create'] }, { organization: ['update'] }],
  keyHolders,
  organizationSignIn,
  gettingStarted: communitySteps,
  jobs: [deleteOldInvitations, checkDomains, renewProviderSecrets],
  mails: [invitationMail],
  notifications,
  organizations: organizationParts,
  handlers: (services) => [directoryHandler(services)],
})
