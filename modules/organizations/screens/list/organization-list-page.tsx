import { useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { useQuestion } from '#kit/actions/index.ts'
import { type OrganizationParts, usePart } from '#kit/parts/index.ts'
import { useListCommands } from '#kit/record-list/index.ts'
import {
  type ListContext,
  prepareResourceList,
  ResourceList,
  type Search,
  useColumns,
  type DescribedList,
  useResourceList,
} from '#kit/resource-pages/index.ts'
import { useStep } from '#layouts/navigation/step.ts'
import { Page } from '#layouts/page.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { GroupOfPeople } from '../../drawings/group-of-people.tsx'
import type { OwnListedOrganization } from '../../list/organization-list.server.ts'
import { LeaveDialog } from '../../members/screens/leave-dialog.tsx'
import { organization } from '../../organization.resource.ts'
import { ownOrganizationsQuery } from '../../organizations.queries.ts'
import { CreateOrganizationDialog } from '../form/create-organization-dialog.tsx'
import { OrganizationMenu, OrganizationName } from './organization-row.tsx'

const few = 8

const STEPS = ['new'] as const

export const prepareOrganizations = (
  context: ListContext,
  search: Search,
  parts: readonly OrganizationParts[],
) =>
  prepareResourceList(context, organization, {
    search,
    query: ownOrganizationsQuery,
    texts: ['forms', 'pictures'],
    others: () =>
      parts.map(async ({ listHead }) => (await listHead?.fetch())?.fetch(context.queryClient)),
  })

interface OrganizationListPageProps {
  search: Search
  parts: readonly OrganizationParts[]
}

export function OrganizationListPage({ search, parts }: OrganizationListPageProps) {
  const { t } = useTranslation(['organizations', 'layouts'])
  const navigate = useNavigate()
  const { step, open, close } = useStep(STEPS)
  const question = useQuestion<OwnListedOrganization, 'leave'>()
  const own = useResourceList(organization, {
    search,
    query: ownOrganizationsQuery,
    isForReading: true,
  })
  const { list, address } = own
  useListCommands(list, {
    open: ({ slug }) => void navigate({ to: '/app/organizations/$slug', params: { slug } }),
  })
  const isSearched = address.searchTerm !== ''
  // The search box stays while the next search loads, so that the user can go on typing.
  const isMany = (list.total?.count ?? 0) > few || list.query.isPlaceholderData
  const hasNone = list.total?.count === 0 && !isSearched
  const create = (
    <Button variant="primary" onClick={() => open('new')}>
      {t('list.new')}
    </Button>
  )

  const menuOf = (row: OwnListedOrganization) => (
    <OrganizationMenu organization={row} parts={parts} onLeave={() => question.ask('leave', row)} />
  )

  return (
    <Page title={t('layouts:pages.appOrganizations')} action={!hasNone && create}>
      {parts.map(
        ({ name, listHead }) =>
          listHead && (
            <Suspense key={name}>
              <ListHead part={listHead} />
            </Suspense>
          ),
      )}
      <ResourceList
        of={own}
        columns={useOrganizationColumns(own, parts)}
        nameOf={({ name }) => name}
        actions={menuOf}
        isBarHidden={!isSearched && !isMany}
        empty={
          <EmptyState
            drawing={<GroupOfPeople />}
            title={t('list.empty.title')}
            text={t('list.empty.text')}
            actions={create}
          />
        }
      />
      <CreateOrganizationDialog open={step === 'new'} onClose={close} />
      <LeaveDialog {...question.about('leave')} />
    </Page>
  )
}

function ListHead({ part }: { part: NonNullable<OrganizationParts['listHead']> }) {
  const { Head } = usePart(part)
  return <Head />
}

function useOrganizationColumns(of: DescribedList, parts: readonly OrganizationParts[]) {
  const { t } = useTranslation('organizations')
  const format = useFormat()
  return useColumns<OwnListedOrganization>(of, {
    name: {
      slot: 'title',
      picture: 'person',
      secondLine: 'role',
      cell: (row) => <OrganizationName organization={row} parts={parts} />,
    },
    role: { width: 10, cell: ({ role }) => <Badge>{t(`roles.${role}`)}</Badge> },
    members: {
      width: 8,
      numeric: true,
      cell: ({ memberCount }) => format.number(memberCount),
    },
  })
}
