import { defineServerModule } from '#kit/features/index.server.ts'
import { activity } from './activity.ts'
import { invitationMail } from './invitation-mail/invitation-mail.server.ts'
import { notices } from './invitation-notifications/notifications.server.ts'
import { invitationsApi } from './invitations.api.server.ts'
import { deleteOldInvitations } from './sweep-invitations.server.ts'

export default defineServerModule({
  tags: { invitations: 'Invitations to an organization, sent and received.' },
  api: () => ({ invitations: invitationsApi }),
  activity,
  jobs: [deleteOldInvitations],
  mails: [invitationMail],
  notices,
})
