import { rightsBy } from '#modules/organizations/index.server.ts'
import { invitationError } from './invitation-errors.server.ts'

const right = rightsBy(invitationError)

export const invitationRights = {
  invite: right(
    { invitation: ['create'], member: ['create'] },
    'YOU_ARE_NOT_ALLOWED_TO_INVITE_USERS_TO_THIS_ORGANIZATION',
  ),
  cancel: right({ invitation: ['cancel'] }, 'YOU_ARE_NOT_ALLOWED_TO_CANCEL_THIS_INVITATION'),
  list: right({ invitation: ['create'] }, 'YOU_ARE_NOT_ALLOWED_TO_LIST_INVITATIONS'),
}
