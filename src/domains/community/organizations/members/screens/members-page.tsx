import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useListCommands } from '#kit/record-list/index.ts'
import { ResourceList, type Search, useResourceList } from '#kit/resource-pages/index.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { mayIn } from '../../organization-roles.ts'
import { OrganizationPart } from '../../screens/frame/organization-part.tsx'
import { useOrganization } from '../../screens/frame/use-organization.ts'
import { teamChoicesQuery } from '../../teams/teams.queries.ts'
import { member } from '../member.resource.ts'
import type { Member } from '../member.server.ts'
import { memberListQuery } from '../members.queries.ts'
import { nameOf } from '../name-of-member.ts'
import { MemberMenu } from './member-menu.tsx'
import { RemoveMemberDialog } from './remove-member-dialog.tsx'
import { useMemberColumns } from './use-member-columns.tsx'
import { useRemoval } from './use-removal.ts'

const usualColumns = ['email', 'role', 'createdAt']

export function MembersPage({ search }: { search: Search }) {
  const { t } = useTranslation('organizations')
  const { id, slug, role: own } = useOrganization()
  const { data: teams = [] } = useQuery(teamChoicesQuery(id))
  const members = useResourceList(member, {
    search,
    query: (view, cursor) => memberListQuery(id, view, cursor),
    choiceTexts: { role: (role) => t(`roles.${role}`) },
    references: { teamId: { options: teams } },
    isForReading: true,
    keepsScroll: true,
  })
  const removal = useRemoval()
  useListCommands(members.list, {})
  const menuOf = (row: Member) => <MemberMenu member={row} onRemove={removal.ask} />

  return (
    <OrganizationPart
      title={t('members.caption')}
      action={
        mayIn(own, { invitation: ['create'], member: ['create'] }) && (
          <LinkButton
            to="/app/organizations/$slug/invitations"
            params={{ slug }}
            hash="invite"
            variant="primary"
          >
            {t('members.invite')}
          </LinkButton>
        )
      }
    >
      <ResourceList
        of={members}
        columns={useMemberColumns()}
        usualColumns={usualColumns}
        nameOf={nameOf}
        actions={menuOf}
      />
      <RemoveMemberDialog {...removal} />
    </OrganizationPart>
  )
}
