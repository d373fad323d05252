import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import {
  ListBar,
  type ListQuery,
  RecordList,
  SearchBox,
  useAddressPlace,
  useListCommands,
  useRecordList,
} from '#kit/record-list/index.ts'
import { useStep } from '#layouts/navigation/step.ts'
import { Button } from '#ui/actions/button.tsx'
import { mayIn } from '../../../organization-roles.ts'
import type { OwnOrganization } from '../../../organization.ts'
import { Forbidden } from '../../../screens/frame/forbidden.tsx'
import { OrganizationPart } from '../../../screens/frame/organization-part.tsx'
import { useOrganization } from '../../../screens/frame/use-organization.ts'
import type { Invitation } from '../../invitation.server.ts'
import { invitationListQuery } from '../../invitations.queries.ts'
import {
  type InvitationsAddress,
  type InvitationView,
  belongsToInvitationView,
  invitationView,
} from '../../list/invitation-view.ts'
import { InviteDialog } from '../invite/invite-dialog.tsx'
import { InviteManyDialog } from '../invite/invite-many-dialog.tsx'
import { InvitationMenu } from './invitation-menu.tsx'
import { NoInvitations } from './no-invitations.tsx'
import { StatusFilter } from './status-filter.tsx'
import { useInvitationActs } from './use-invitation-acts.tsx'
import { useInvitationColumns } from './use-invitation-columns.tsx'

export function InvitationsPage(address: InvitationsAddress) {
  const organization = useOrganization()
  const view = invitationView(address)
  const asked = invitationListQuery(organization.id, view, address.cursor || undefined)
  const query = useInfiniteQuery({ ...asked, placeholderData: keepPreviousData })
  if (!mayIn(organization.role, { invitation: ['create'] })) {
    return <Forbidden error={query.error} />
  }
  return <Invitations key={organization.id} {...{ organization, address, view, query }} />
}

const STEPS = ['invite', 'invite-many'] as const

const anything = { searchTerm: '', status: '' }

interface InvitationsProps {
  organization: OwnOrganization
  address: InvitationsAddress
  view: InvitationView
  query: ListQuery<Invitation>
}

function Invitations({ organization, address, view, query }: InvitationsProps) {
  const { t } = useTranslation('organizations')
  const navigate = useNavigate()
  const { step, open, close } = useStep(STEPS)
  const asked = invitationListQuery(organization.id, view)
  const list = useRecordList({
    query,
    view: JSON.stringify(view),
    belongsToView: belongsToInvitationView(view),
    isForReading: true,
  })
  const place = useAddressPlace(address.cursor, asked)
  const columns = useInvitationColumns(query.dataUpdatedAt)
  const acts = useInvitationActs(organization.id)
  useListCommands(list, {})
  const look = (change: Partial<InvitationsAddress>) =>
    void navigate({
      to: '/app/organizations/$slug/invitations',
      params: { slug: organization.slug },
      search: { ...address, cursor: '', ...change },
      resetScroll: false,
    })

  const menuOf = (invitation: Invitation) => (
    <InvitationMenu
      invitation={invitation}
      acts={acts}
      leavesOnCancel={view.status !== undefined}
      onLeave={() => list.moveOn(invitation)}
    />
  )
  const inviting = (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => open('invite-many')}>{t('invitations.inviteMany')}</Button>
      <Button variant="primary" onClick={() => open('invite')}>
        {t('invitations.invite')}
      </Button>
    </div>
  )

  return (
    <OrganizationPart title={t('frame.invitations')} action={inviting}>
      <ListBar list={list} view={null}>
        <SearchBox searchTerm={address.searchTerm} label={t('invitations.search')} />
        <StatusFilter view={view} onChange={look} />
      </ListBar>
      <RecordList
        caption={t('frame.invitations')}
        list={list}
        columns={columns}
        nameOf={({ email }) => email}
        actions={menuOf}
        {...place}
        none={
          <NoInvitations
            view={view}
            onClear={() => look(anything)}
            onInvite={() => open('invite')}
          />
        }
      />
      <InviteDialog organization={organization} open={step === 'invite'} onClose={close} />
      <InviteManyDialog organization={organization} open={step === 'invite-many'} onClose={close} />
    </OrganizationPart>
  )
}
