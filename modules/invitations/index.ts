export { InvitationPage, prepareInvitation } from './screens/answer/invitation-page.tsx'
export { NobodysInvitation } from './screens/answer/nobodys-invitation.tsx'
export { InvitationsPage, prepareInvitations } from './screens/list/invitations-page.tsx'
