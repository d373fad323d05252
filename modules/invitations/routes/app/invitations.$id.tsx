import { createFileRoute } from '@tanstack/react-router'
import { InvitationPage, NobodysInvitation, prepareInvitation } from '../../index.ts'

export const Route = createFileRoute('/app/invitations/$id')({
  // The not-found text belongs to the page's chunk, not to the entry.
  codeSplitGroupings: [['loader', 'component', 'notFoundComponent']],
  staticData: { title: 'invitation', shape: 'form' },
  loader: ({ context, params }) => prepareInvitation(context, params.id),
  component: Invitation,
  notFoundComponent: NotInvited,
})

function Invitation() {
  const { id } = Route.useParams()
  return <InvitationPage key={id} id={id} />
}

function NotInvited() {
  return <NobodysInvitation />
}
