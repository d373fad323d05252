import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import {
  ListBar,
  MoreMenu,
  RecordList,
  SearchBox,
  useAddressPlace,
  useChosenColumns,
  useListCommands,
  useRecordList,
  ViewMenu,
} from '#kit/record-list/index.ts'
import { Allowed } from '#layouts/commands/allowed.tsx'
import { useAllowed } from '#layouts/commands/use-permissions.ts'
import { Page } from '#layouts/page.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { belongsToUserView, type UsersAddress, userView } from '../../list/user-view.ts'
import type { User } from '../../user.ts'
import { userListQuery } from '../../users.queries.ts'
import { NoUsers } from './no-users.tsx'
import { useUserActs } from './use-user-acts.ts'
import { useUserColumns } from './use-user-columns.tsx'
import { useUserOrders } from './use-user-orders.ts'
import { UserBulk } from './user-bulk.tsx'
import { UserFilters } from './user-filters.tsx'
import { UserMenu } from './user-menu.tsx'
import { nameOf } from './user-name.tsx'
import { UserQuestions } from './user-questions.tsx'

const usualColumns = ['email', 'role', 'status', 'createdAt']

export function UserListPage(address: UsersAddress) {
  const { t } = useTranslation('users')
  const navigate = useNavigate()
  const view = userView(address)
  const users = userListQuery(view, address.cursor || undefined)
  const list = useRecordList({
    query: useInfiniteQuery({ ...users, placeholderData: keepPreviousData }),
    view: JSON.stringify(view),
    belongsToView: belongsToUserView(view),
  })
  const place = useAddressPlace(address.cursor, users)
  const columns = useUserColumns()
  const chosen = useChosenColumns('users', usualColumns)
  const { effective, orders } = useUserOrders(view)
  const acts = useUserActs(list, view)

  const look = (change: Partial<UsersAddress>) =>
    void navigate({ to: '/manager/users', search: { ...address, cursor: '', ...change } })
  const open = ({ id }: User) => void navigate({ to: '/manager/users/$id', params: { id } })
  const edit = ({ id }: User) => void navigate({ to: '/manager/users/$id/update', params: { id } })
  const mayEdit = useAllowed({ user: ['set-role'] })
  useListCommands(list, { open, ...(mayEdit && { edit }) })
  const sorting = { sort: effective, onSort: (sort: string) => look({ sort }) }

  const menuOf = (user: User) => (
    <UserMenu
      user={user}
      acts={acts}
      leavesUnbanned={view.status === 'banned'}
      onLeave={() => list.moveOn(user)}
    />
  )

  return (
    <Page
      title={t('caption')}
      action={
        <div className="flex items-center gap-2">
          <MoreMenu exporting={{ path: '/users/export', view }} />
          <Allowed needs={{ user: ['create'] }}>
            <LinkButton to="/manager/users/new" variant="primary">
              {t('list.new')}
            </LinkButton>
          </Allowed>
        </div>
      }
    >
      <ListBar
        list={list}
        view={<ViewMenu columns={columns} chosen={chosen} sorting={sorting} orders={orders} />}
      >
        <SearchBox searchTerm={address.searchTerm} label={t('list.search')} />
        <UserFilters view={view} onChange={look} />
      </ListBar>
      <RecordList
        caption={t('caption')}
        list={list}
        columns={columns}
        chosen={chosen}
        nameOf={nameOf}
        actions={menuOf}
        sorting={sorting}
        {...place}
        none={<NoUsers view={view} onClear={() => look(everybody)} />}
      />
      <UserBulk list={list} view={view} acts={acts} />
      <UserQuestions acts={acts} />
    </Page>
  )
}

const everybody = { searchTerm: '', role: '', status: '' }
