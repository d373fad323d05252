import { accessErrors } from '#platform/access/access-errors.ts'
import { errorMap } from '#platform/api/error-map.ts'
import { requirePermission } from '#platform/api/procedure.ts'
import { listSchema } from '#platform/list/list-schema.ts'
import { organizationErrorMap } from '../organization-errors.server.ts'
import { ownOrganizationSchema } from '../organization.ts'
import {
  invitationDraftSchema,
  invitationIdSchema,
  invitationLinesSchema,
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
import { inviteMany } from './verbs/invite-many.server.ts'
import { invite } from './verbs/invite.server.ts'
import {
  getReceivedInvitation,
  listReceivedInvitations,
} from './verbs/received-invitations.server.ts'

const inApp = { apps: ['app'] } as const
const unknown = organizationErrorMap('ORGANIZATION_NOT_FOUND', 'INVITATION_NOT_FOUND')
const inviting = {
  ...errorMap(accessErrors.notOnboarded()),
  ...organizationErrorMap(
    'ORGANIZATION_NOT_FOUND',
    'TEAM_NOT_FOUND',
    'ROLE_NOT_FOUND',
    'YOU_ARE_NOT_ALLOWED_TO_INVITE_USERS_TO_THIS_ORGANIZATION',
    'YOU_ARE_NOT_ALLOWED_TO_INVITE_USER_WITH_THIS_ROLE',
  ),
}
const receiving = organizationErrorMap(
  'INVITATION_NOT_FOUND',
  'YOU_ARE_NOT_THE_RECIPIENT_OF_THE_INVITATION',
)
const answering = {
  ...receiving,
  ...organizationErrorMap(
    'EMAIL_VERIFICATION_REQUIRED_BEFORE_ACCEPTING_OR_REJECTING_INVITATION',
    'FAILED_TO_RETRIEVE_INVITATION',
  ),
}

export const invitationsApi = {
  list: requirePermission(inApp)
    .errors(
      organizationErrorMap('ORGANIZATION_NOT_FOUND', 'YOU_ARE_NOT_ALLOWED_TO_LIST_INVITATIONS'),
    )
    .route({
      method: 'GET',
      path: '/organizations/{id}/invitations',
      summary: 'List invitations',
      description: 'A page of the invitations of an organization, newest first.',
    })
    .input(invitationQuerySchema)
    .output(invitationPageSchema)
    .handler(({ context, input }) => listInvitations(context, input)),

  create: requirePermission(inApp)
    .errors({
      ...inviting,
      ...organizationErrorMap(
        'USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION',
        'USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION',
        'INVITATION_LIMIT_REACHED',
      ),
    })
    .route({
      method: 'POST',
      path: '/organizations/{id}/invitations',
      successStatus: 201,
      summary: 'Invite a user',
      description: 'Emails an invitation to join the organization.',
    })
    .input(invitationDraftSchema)
    .output(invitationSchema)
    .handler(({ context, input }) => invite(context, input)),

  createMany: requirePermission(inApp)
    .errors(inviting)
    .route({
      method: 'POST',
      path: '/organizations/{id}/invitations/bulk',
      summary: 'Invite several users',
      description:
        'Emails an invitation to the address in each line, and reports the lines that failed.',
    })
    .input(invitationLinesSchema)
    .output(invitationReportSchema)
    .handler(({ context, input }) => inviteMany(context, input)),

  cancel: requirePermission(inApp)
    .errors({
      ...unknown,
      ...organizationErrorMap('YOU_ARE_NOT_ALLOWED_TO_CANCEL_THIS_INVITATION'),
    })
    .route({
      method: 'DELETE',
      path: '/organizations/{id}/invitations/{invitationId}',
      successStatus: 204,
      summary: 'Cancel an invitation',
      description: 'The invitation can no longer be accepted.',
    })
    .input(organizationInvitationSchema)
    .handler(({ context, input }) => cancelInvitation(context, input)),

  resend: requirePermission(inApp)
    .errors({ ...unknown, ...inviting, ...organizationErrorMap('INVITATION_LIMIT_REACHED') })
    .route({
      method: 'POST',
      path: '/organizations/{id}/invitations/{invitationId}/resend',
      summary: 'Resend an invitation',
      description: 'Emails the invitation again and renews its expiry.',
    })
    .input(organizationInvitationSchema)
    .output(invitationSchema)
    .handler(({ context, input }) => resendInvitation(context, input)),

  listReceived: requirePermission(inApp)
    .route({
      method: 'GET',
      path: '/invitations',
      summary: 'List received invitations',
      description: 'The pending invitations of the signed-in user.',
    })
    .output(listSchema(receivedInvitationSchema))
    .handler(async ({ context }) => ({ items: await listReceivedInvitations(context) })),

  get: requirePermission(inApp)
    .errors(receiving)
    .route({
      method: 'GET',
      path: '/invitations/{id}',
      summary: 'Get a received invitation',
      description: 'An invitation that was sent to the address of the signed-in user.',
    })
    .input(invitationIdSchema)
    .output(receivedInvitationSchema)
    .handler(({ context, input }) => getReceivedInvitation(context, input.id)),

  accept: requirePermission(inApp)
    .errors({
      ...answering,
      ...organizationErrorMap(
        'INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION',
        'USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION',
        'ORGANIZATION_MEMBERSHIP_LIMIT_REACHED',
        'TEAM_MEMBER_LIMIT_REACHED',
        'YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_ORGANIZATIONS',
      ),
    })
    .route({
      method: 'POST',
      path: '/invitations/{id}/accept',
      summary: 'Accept an invitation',
      description: 'Makes the signed-in user a member of the organization.',
    })
    .input(invitationIdSchema)
    .output(ownOrganizationSchema)
    .handler(({ context, input }) => acceptInvitation(context, input.id)),

  decline: requirePermission(inApp)
    .errors(answering)
    .route({
      method: 'POST',
      path: '/invitations/{id}/decline',
      successStatus: 204,
      summary: 'Decline an invitation',
      description: 'The invitation can no longer be accepted.',
    })
    .input(invitationIdSchema)
    .handler(({ context, input }) => declineInvitation(context, input.id)),
}
