import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useCount, useListCommands } from '#kit/record-list/index.ts'
import {
  LiveChanges,
  ResourceList,
  type Search,
  useColumns,
  type DescribedList,
  useResourceList,
} from '#kit/resource-pages/index.ts'
import { Page } from '#layouts/page.tsx'
import { GroupOfPeople, organizationsChanged } from '#modules/organizations/index.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import type { ListedOrganization } from '../../managed-organization.server.ts'
import { managedListQuery } from '../../managed-organizations.queries.ts'
import { managedOrganization } from '../../managed.resource.ts'
import { ManagedMenu, ManagedName } from './managed-row.tsx'

const usualColumns = ['slug', 'members', 'createdAt']

/** The cap of the server's member count. */
const countedAtMost = 10_000

export function ManagedListPage({ search }: { search: Search }) {
  const { t } = useTranslation('organizations')
  const navigate = useNavigate()
  const organizations = useResourceList(managedOrganization, {
    search,
    query: managedListQuery,
    isForReading: true,
  })
  const { list, view, address } = organizations
  const queryClient = useQueryClient()
  useListCommands(list, {
    open: ({ id }) => void navigate({ to: '/manager/organizations/$id', params: { id } }),
  })

  return (
    <Page title={t('manager.caption')}>
      <LiveChanges
        resource="organization"
        rows={list.rows}
        query={managedListQuery(view, address.cursor || undefined)}
        cursor={address.cursor}
        onShow={() => organizationsChanged(queryClient)}
      />
      <ResourceList
        of={organizations}
        columns={useManagedColumns(organizations)}
        usualColumns={usualColumns}
        nameOf={({ name }) => name}
        actions={menuOf}
        empty={
          <EmptyState
            drawing={<GroupOfPeople />}
            title={t('manager.empty')}
            text={t('manager.emptyText')}
            actions={<LinkButton to="/app/organizations">{t('caption')}</LinkButton>}
          />
        }
      />
    </Page>
  )
}

function useManagedColumns(of: DescribedList) {
  const { t } = useTranslation('organizations')
  const countOf = useCount()
  return useColumns<ListedOrganization>(of, {
    name: {
      slot: 'title',
      picture: 'person',
      secondLine: 'slug',
      cell: (row) => <ManagedName organization={row} />,
    },
    slug: { width: 11, priority: 2 },
    members: {
      priority: 1,
      width: 8,
      numeric: true,
      cell: ({ memberCount: count }) => countOf({ count, exact: count < countedAtMost }),
    },
    createdAt: { width: 9, priority: 3, label: t('manager.createdAt') },
  })
}

const menuOf = (row: ListedOrganization) => <ManagedMenu organization={row} />
