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
import { Page } from '#layouts/page.tsx'
import type { ListedOrganization } from '../../list/organization-list.server.ts'
import { managedListQuery } from '../managed-organizations.queries.ts'
import { type ManagedAddress, managedView } from '../managed-view.ts'
import { ManagedMenu } from './managed-menu.tsx'
import { NoOrganizations } from './no-organizations.tsx'
import { useManagedColumns } from './use-managed-columns.tsx'
import { useOrganizationOrders } from './use-organization-orders.ts'

const usualColumns = ['slug', 'members', 'createdAt']

export function ManagedListPage(address: ManagedAddress) {
  const { t } = useTranslation('organizations')
  const navigate = useNavigate()
  const view = managedView(address)
  const asked = managedListQuery(view, address.cursor || undefined)
  const list = useRecordList({
    query: useInfiniteQuery({ ...asked, placeholderData: keepPreviousData }),
    view: JSON.stringify(view),
    isForReading: true,
  })
  const place = useAddressPlace(address.cursor, asked)
  const columns = useManagedColumns()
  const chosen = useChosenColumns('organizations', usualColumns)
  const { effective, orders } = useOrganizationOrders(view)

  const look = (change: Partial<ManagedAddress>) =>
    void navigate({
      to: '/manager/organizations',
      search: { ...address, cursor: '', ...change },
    })
  const open = ({ id }: ListedOrganization) =>
    void navigate({ to: '/manager/organizations/$id', params: { id } })
  useListCommands(list, { open })
  const sorting = { sort: effective, onSort: (sort: string) => look({ sort }) }

  return (
    <Page title={t('manager.caption')}>
      <ListBar
        list={list}
        view={<ViewMenu columns={columns} chosen={chosen} sorting={sorting} orders={orders} />}
      >
        <SearchBox searchTerm={address.searchTerm} label={t('manager.search')} />
      </ListBar>
      <RecordList
        caption={t('manager.caption')}
        list={list}
        columns={columns}
        chosen={chosen}
        nameOf={({ name }) => name}
        actions={menuOf}
        sorting={sorting}
        {...place}
        none={<NoOrganizations view={view} onClear={() => look({ searchTerm: '' })} />}
      />
    </Page>
  )
}

const menuOf = (organization: ListedOrganization) => <ManagedMenu organization={organization} />
