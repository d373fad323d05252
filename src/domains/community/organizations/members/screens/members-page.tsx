import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import {
  ListBar,
  RecordList,
  SearchBox,
  useAddressPlace,
  useChosenColumns,
  useListCommands,
  useRecordList,
  ViewMenu,
} from '#kit/record-list/index.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { mayIn } from '../../organization-roles.ts'
import { OrganizationPart } from '../../screens/frame/organization-part.tsx'
import { useOrganization } from '../../screens/frame/use-organization.ts'
import {
  belongsToMemberView,
  type MembersAddress,
  nameOf,
  memberView,
} from '../list/member-view.ts'
import type { Member } from '../member.server.ts'
import { memberListQuery } from '../members.queries.ts'
import { MemberFilters } from './member-filters.tsx'
import { MemberMenu } from './member-menu.tsx'
import { NoMembers } from './no-members.tsx'
import { RemoveMemberDialog } from './remove-member-dialog.tsx'
import { useMemberColumns } from './use-member-columns.tsx'
import { useMemberOrders } from './use-member-orders.ts'
import { useRemoval } from './use-removal.ts'

const usualColumns = ['email', 'role', 'createdAt']

export function MembersPage(address: MembersAddress) {
  const { t } = useTranslation('organizations')
  const { id, slug, role } = useOrganization()
  const navigate = useNavigate()
  const view = memberView(address)
  const members = memberListQuery(id, view, address.cursor || undefined)
  const list = useRecordList({
    query: useInfiniteQuery({ ...members, placeholderData: keepPreviousData }),
    view: JSON.stringify(view),
    belongsToView: belongsToMemberView(view),
    isForReading: true,
  })
  const place = useAddressPlace(address.cursor, members)
  const columns = useMemberColumns()
  const chosen = useChosenColumns('members', usualColumns)
  const { effective, orders } = useMemberOrders(view)
  const removal = useRemoval()
  useListCommands(list, {})

  const look = (change: Partial<MembersAddress>) =>
    void navigate({
      to: '/app/organizations/$slug',
      params: { slug },
      search: { ...address, cursor: '', ...change },
      resetScroll: false,
    })
  const sorting = { sort: effective, onSort: (sort: string) => look({ sort }) }

  const menuOf = (member: Member) => <MemberMenu member={member} onRemove={removal.ask} />

  return (
    <OrganizationPart
      title={t('frame.members')}
      action={
        mayIn(role, { invitation: ['create'], member: ['create'] }) && (
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
      <ListBar
        list={list}
        view={<ViewMenu columns={columns} chosen={chosen} sorting={sorting} orders={orders} />}
      >
        <SearchBox searchTerm={address.searchTerm} label={t('members.search')} />
        <MemberFilters view={view} onChange={look} />
      </ListBar>
      <RecordList
        caption={t('frame.members')}
        list={list}
        columns={columns}
        chosen={chosen}
        nameOf={nameOf}
        actions={menuOf}
        sorting={sorting}
        {...place}
        none={<NoMembers onClear={() => look(everybody)} />}
      />
      <RemoveMemberDialog {...removal} />
    </OrganizationPart>
  )
}

const everybody = { searchTerm: '', role: '', team: '' }
