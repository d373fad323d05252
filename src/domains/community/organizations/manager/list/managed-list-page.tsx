import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useListCommands } from '#kit/record-list/index.ts'
import { ResourceList, type Search, useResourceList } from '#kit/resource-pages/index.ts'
import { Page } from '#layouts/page.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import type { ListedOrganization } from '../../list/organization-list.server.ts'
import { managedOrganization } from '../../organization.resource.ts'
import { managedListQuery } from '../managed-organizations.queries.ts'
import { ManagedMenu } from './managed-menu.tsx'
import { useManagedColumns } from './use-managed-columns.tsx'

const usualColumns = ['slug', 'members', 'createdAt']

export function ManagedListPage({ search }: { search: Search }) {
  const { t } = useTranslation('organizations')
  const navigate = useNavigate()
  const organizations = useResourceList(managedOrganization, {
    search,
    query: managedListQuery,
    isForReading: true,
  })
  useListCommands(organizations.list, {
    open: ({ id }) => void navigate({ to: '/manager/organizations/$id', params: { id } }),
  })

  return (
    <Page title={t('manager.caption')}>
      <ResourceList
        of={organizations}
        columns={useManagedColumns()}
        usualColumns={usualColumns}
        nameOf={({ name }) => name}
        actions={menuOf}
        empty={
          <EmptyState
            title={t('manager.empty')}
            text={t('manager.emptyText')}
            actions={<LinkButton to="/app/organizations">{t('answer.toOrganizations')}</LinkButton>}
          />
        }
      />
    </Page>
  )
}

const menuOf = (row: ListedOrganization) => <ManagedMenu organization={row} />
