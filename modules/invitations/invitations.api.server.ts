import {
  inApp,
  inOrganization,
  ownOrganizationSchema,
} from '#modules/organizations/index.server.ts'
import { accessErrors } from '#platform/access/access-errors.ts'
import { errorMap } from '#platform/api/error-map.ts'
import { publicProcedure } from '#platform/api/procedure.ts'
import { routesBelow } from '#platform/api/routes.ts'
import { listSchema } from '#platform/list/list-schema.ts'
import type { Permissions } from '#rules/permissions.ts'
import { type InvitationErrorCode, invitationErrorMap } from './invitation-errors.server.ts'
import { invitationRights } from './invitation-rights.server.ts'
import {
  checkedLinesSchema,
  checkReportSchema,
  invitationDraftSchema,
  invitationIdSchema,
  invitationLinesSchema,
  invitationLinkSchema,
  openedInvitationSchema,
  invitationPageSchema,
  invitationQuerySchema,
  invitationReportSchema,
  invitationSchema,
  organizationInvitationSchema,
  receivedInvitationSchema,
} from './invitation.server.ts'
import { listInvitations } from './list/list-invitations.server.ts'
import { acceptInvitation, declineInvitation } from './verbs/answer-invitation.server.ts'
import { cancelInvitation, resendInvitation } from './verbs/change-invitations.server.ts'
import { checkMany, inviteMany } from './verbs/invite-many.server.ts'
import { invite } from './verbs/invite.server.ts'
import { openInvitation } from './verbs/open-invitation.server.ts'
import {
  getReceivedInvitation,
  listReceivedInvitations,
} from './verbs/received-invitations.server.ts'

const sent = routesBelow('/organizations/{id}/invitations')
const received = routesBelow('/invitations')

const sending = (scope: Permissions, ...codes: InvitationErrorCode[]) =>
  inOrganization(scope).errors(invitationErrorMap(...codes))

const inviting = (...codes: InvitationErrorCode[]) =>
  sending(
    { invitation: ['create'] },
    'TEAM_NOT_FOUND',
    'ROLE_NOT_FOUND',
    invitationRights.invite.code,
    'YOU_ARE_NOT_ALLOWED_TO_INVITE_USER_WITH_THIS_ROLE',
    ...codes,
  ).errors(errorMap(accessErrors.notOnboarded()))

const receiving = (scope: Permissions, ...codes: InvitationErrorCode[]) =>
  inApp(scope).errors(
    invitationErrorMap(
      'INVITATION_NOT_FOUND',
      'YOU_ARE_NOT_THE_RECIPIENT_OF_THE_INVITATION',
      ...codes,
    ),
  )

const answering = (...codes: InvitationErrorCode[]) =>
  receiving(
    { invitation: ['answer'] },
    'EMAIL_VERIFICATION_REQUIRED_BEFORE_ACCEPTING_OR_REJECTING_INVITATION',
    'FAILED_TO_RETRIEVE_INVITATION',
    ...codes,
  )

export const invitationsApi = {
  list: sending({ invitation: ['read'] }, invitationRights.list.code)
    .route(
      sent.get(
        '',
        'List invitations',
        'A page of the invitations of an organization, newest first.',
      ),
    )
    .input(invitationQuerySchema)
    .output(invitationPageSchema)
    .handler(({ context, input }) => listInvitations(context, input)),

  create: inviting(
    'USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION',
    'USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION',
    'INVITATION_LIMIT_REACHED',
  )
    .route(sent.create('', 'Invite a user', 'Emails an invitation to join the organization.'))
    .input(invitationDraftSchema)
    .output(invitationSchema)
    .handler(({ context, input }) => invite(context, input)),

  createMany: inviting()
    .route(
      sent.post(
        '/bulk',
        'Invite several users',
        'Emails an invitation to the address in each line, and reports the lines that failed.',
      ),
    )
    .input(invitationLinesSchema)
    .output(invitationReportSchema)
    .handler(({ context, input }) => inviteMany(context, input)),

  checkMany: sending({ invitation: ['create'] }, invitationRights.invite.code)
    .meta({ reads: true })
    .route(
      sent.post(
        '/check',
        'Check addresses before inviting them',
        'Reports the lines whose address is already invited or a member. Sends nothing.',
      ),
    )
    .input(checkedLinesSchema)
    .output(checkReportSchema)
    .handler(({ context, input }) => checkMany(context, input)),

  cancel: sending({ invitation: ['cancel'] }, 'INVITATION_NOT_FOUND', invitationRights.cancel.code)
    .route(
      sent.delete(
        '/{invitationId}',
        'Cancel an invitation',
        'The invitation can no longer be accepted.',
      ),
    )
    .input(organizationInvitationSchema)
    .handler(({ context, input }) => cancelInvitation(context, input)),

  resend: inviting('INVITATION_NOT_FOUND', 'INVITATION_LIMIT_REACHED')
    .route(
      sent.post(
        '/{invitationId}/resend',
        'Resend an invitation',
        'Emails the invitation again and renews its expiry.',
      ),
    )
    .input(organizationInvitationSchema)
    .output(invitationSchema)
    .handler(({ context, input }) => resendInvitation(context, input)),

  listReceived: inApp({ invitation: ['read'] })
    .route(
      received.get(
        '',
        'List received invitations',
        'The pending invitations of the signed-in user.',
      ),
    )
    .output(listSchema(receivedInvitationSchema))
    .handler(async ({ context }) => ({ items: await listReceivedInvitations(context) })),

  get: receiving({ invitation: ['read'] })
    .route(
      received.get(
        '/{id}',
        'Get a received invitation',
        'An invitation that was sent to the address of the signed-in user.',
      ),
    )
    .input(invitationIdSchema)
    .output(receivedInvitationSchema)
    .handler(({ context, input }) => getReceivedInvitation(context, input)),

  open: publicProcedure
    .meta({ reads: true })
    .errors(invitationErrorMap('INVITATION_NOT_FOUND'))
    .route(
      received.post(
        '/open',
        'Open the link of an invitation',
        'Who invites which address to which organization, by the token in the link of the message. No session is needed.',
      ),
    )
    .input(invitationLinkSchema)
    .output(openedInvitationSchema)
    .handler(({ context, input }) => openInvitation(context, input)),

  accept: answering(
    'INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION',
    'USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION',
    'ORGANIZATION_MEMBERSHIP_LIMIT_REACHED',
    'TEAM_MEMBER_LIMIT_REACHED',
    'YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_ORGANIZATIONS',
  )
    .route(
      received.post(
        '/{id}/accept',
        'Accept an invitation',
        'Makes the signed-in user a member of the organization.',
      ),
    )
    .input(invitationIdSchema)
    .output(ownOrganizationSchema)
    .handler(({ context, input }) => acceptInvitation(context, input)),

  decline: answering()
    .route(
      received.run(
        '/{id}/decline',
        'Decline an invitation',
        'The invitation can no longer be accepted.',
      ),
    )
    .input(invitationIdSchema)
    .handler(({ context, input }) => declineInvitation(context, input)),
}
