import { useTranslation } from 'react-i18next'
import { useListCommands } from '#kit/record-list/index.ts'
import { ResourceList, type Search, useResourceList } from '#kit/resource-pages/index.ts'
import { useStep } from '#layouts/navigation/step.ts'
import { Button } from '#ui/actions/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { mayIn } from '../../../organization-roles.ts'
import { Forbidden } from '../../../screens/frame/forbidden.tsx'
import { OrganizationPart } from '../../../screens/frame/organization-part.tsx'
import { useOrganization } from '../../../screens/frame/use-organization.ts'
import { invitation } from '../../invitation.resource.ts'
import type { Invitation } from '../../invitation.server.ts'
import { invitationListQuery } from '../../invitations.queries.ts'
import { InviteDialog } from '../invite/invite-dialog.tsx'
import { InviteManyDialog } from '../invite/invite-many-dialog.tsx'
import { InvitationMenu } from './invitation-menu.tsx'
import { useInvitationActs } from './use-invitation-acts.tsx'
import { useInvitationColumns } from './use-invitation-columns.tsx'

const STEPS = ['invite', 'invite-many'] as const

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
    query: (view, cursor) => invitationListQuery(organization.id, view, cursor),
    choiceTexts: { status: (status) => t(`invitations.statuses.${status}`) },
    isForReading: true,
    keepsScroll: true,
  })
  const { list, view } = invitations
  const columns = useInvitationColumns(list.query.dataUpdatedAt)
  const acts = useInvitationActs(organization.id)
  useListCommands(list, {})
  if (!mayIn(organization.role, { invitation: ['create'] })) {
    return <Forbidden error={list.query.error} />
  }

  const menuOf = (row: Invitation) => (
    <InvitationMenu
      invitation={row}
      acts={acts}
      leavesOnCancel={view.status !== undefined}
      onLeave={() => list.moveOn(row)}
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
    <OrganizationPart title={t('invitations.caption')} action={inviting}>
      <ResourceList
        of={invitations}
        columns={columns}
        nameOf={({ email }) => email}
        actions={menuOf}
        empty={
          <EmptyState
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
