import { createFileRoute } from '@tanstack/react-router'
import { InvitationsPage, prepareInvitations } from '../../../../index.ts'
import { invitationsSearch } from '../../../../search.ts'

export const Route = createFileRoute('/app/organizations/$slug/invitations')({
  staticData: { title: 'organizationInvitations' },
  validateSearch: invitationsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => prepareInvitations(context, params.slug, deps),
  component: Invitations,
})

function Invitations() {
  return <InvitationsPage search={Route.useSearch()} />
}
