import { choice, defineResource, email } from '#kit/resource/index.ts'
import { invitationStatuses } from './invitation-statuses.ts'

export const invitation = defineResource('invitation', {
  path: 'invitations',
  texts: { namespace: 'organizations', group: 'invitations' },
  nameField: 'email',
  fields: {
    email: email({ required: true, search: 'words' }),
    status: choice(invitationStatuses, { required: true, filter: true }),
  },
})
