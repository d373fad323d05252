import { useTranslation } from 'react-i18next'
import type { PageContext } from '#kit/page/index.ts'
import { useListCommands } from '#kit/record-list/index.ts'
import {
  fetchList,
  ResourceList,
  type Search,
  useColumns,
  type DescribedList,
  useResourceList,
} from '#kit/resource-pages/index.ts'
import { useStep } from '#layouts/navigation/step.ts'
import {
  Forbidden,
  mayIn,
  OrganizationPart,
  prepareWithin,
  useOrganization,
} from '#modules/organizations/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { Envelope } from '#ui/feedback/drawings/envelope.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Ends } from '../../ends.tsx'
import { invitation } from '../../invitation.resource.ts'
import type { Invitation } from '../../invitation.server.ts'
import { invitationListQuery } from '../../invitations.queries.ts'
import { InviteDialog } from '../invite/invite-dialog.tsx'
import { InviteManyDialog } from '../invite/invite-many-dialog.tsx'
import { canEnd, InvitationMenu, Invited } from './invitation-row.tsx'
import { useInvitationActs } from './use-invitation-acts.tsx'

const STEPS = ['invite', 'invite-many'] as const

const tones = {
  pending: 'accent',
  accepted: 'success',
  declined: 'warning',
  cancelled: 'neutral',
  expired: 'neutral',
} as const

export const prepareInvitations = (context: PageContext, slug: string, search: Search) =>
  prepareWithin(context, slug, ({ id, role }) => [
    mayIn(role, { invitation: ['create'] }) &&
      fetchList(context.queryClient, invitation, { search, query: invitationListQuery(id) }),
  ])

export function InvitationsPage({ search }: { search: Search }) {
  const { id } = useOrganization()
  return <Invitations key={id} search={search} />
}

function Invitations({ search }: { search: Search }) {
  const { t } = useTranslation('organizations')
  const organization = useOrganization()
  const { step, open, close } = useStep(STEPS)
  const invitations = useResourceList(invitation, {
    search,
    query: invitationListQuery(organization.id),
    choiceTexts: { status: (status) => t(`invitations.statuses.${status}`) },
    isForReading: true,
    keepsScroll: true,
  })
  const { list, view } = invitations
  const columns = useInvitationColumns(invitations, list.query.dataUpdatedAt)
  const acts = useInvitationActs(organization.id)
  useListCommands(list, {})
  if (!mayIn(organization.role, { invitation: ['create'] })) {
    return <Forbidden error={list.query.error} />
  }

  const inviting = (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => open('invite-many')}>{t('invitations.inviteMany')}</Button>
      <Button variant="primary" onClick={() => open('invite')}>
        {t('invitations.invite')}
      </Button>
    </div>
  )

  const menuOf = (row: Invitation) => (
    <InvitationMenu
      invitation={row}
      acts={acts}
      leavesOnCancel={view.status !== undefined}
      onLeave={() => list.moveOn(row)}
    />
  )

  return (
    <OrganizationPart title={t('invitations.caption')} action={inviting}>
      <ResourceList
        of={invitations}
        columns={columns}
        nameOf={({ email }) => email}
        actions={menuOf}
        empty={
          <EmptyState
            drawing={<Envelope />}
            title={t('invitations.empty')}
            text={t('invitations.emptyText')}
            actions={<Button onClick={() => open('invite')}>{t('invitations.invite')}</Button>}
          />
        }
      />
      <InviteDialog organization={organization} open={step === 'invite'} onClose={close} />
      <InviteManyDialog organization={organization} open={step === 'invite-many'} onClose={close} />
    </OrganizationPart>
  )
}

function useInvitationColumns(of: DescribedList, readAt: number) {
  const { t } = useTranslation('organizations')
  return useColumns<Invitation>(of, {
    email: {
      slot: 'title',
      secondLine: 'role',
      cell: (row) => <Invited invitation={row} readAt={readAt} />,
    },
    role: { priority: 3, width: 8.5, cell: ({ role }) => t(`roles.${role}`) },
    status: {
      priority: 1,
      width: 8,
      cell: ({ status }) => (
        <Badge tone={tones[status]}>{t(`invitations.statuses.${status}`)}</Badge>
      ),
    },
    ends: {
      priority: 2,
      label: t('invitations.expiry'),
      width: 11,
      cell: (row) => canEnd(row) && <Ends at={row.expiresAt} readAt={readAt} />,
    },
    createdAt: { priority: 4, label: t('invitations.sentAt') },
  })
}
