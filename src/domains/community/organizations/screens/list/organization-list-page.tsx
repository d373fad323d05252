import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  RecordList,
  SearchBox,
  useAddressPlace,
  useListCommands,
  useRecordList,
} from '#kit/record-list/index.ts'
import { useStep } from '#layouts/navigation/step.ts'
import { Page } from '#layouts/page.tsx'
import { Button } from '#ui/actions/button.tsx'
import { ReceivedInvitations } from '../../invitations/screens/received/received-invitations.tsx'
import type { OwnListedOrganization } from '../../list/organization-list.server.ts'
import { LeaveDialog } from '../../members/screens/leave/leave-dialog.tsx'
import { ownOrganizationsQuery } from '../../organizations.queries.ts'
import { CreateOrganizationDialog } from '../form/create-organization-dialog.tsx'
import { NoOrganizations } from './no-organizations.tsx'
import { OrganizationMenu } from './organization-menu.tsx'
import { useOrganizationColumns } from './use-organization-columns.tsx'

export type OrganizationsAddress = Record<'searchTerm' | 'cursor', string>

/** A list this short needs no search box. */
const few = 8

const STEPS = ['new'] as const

export function OrganizationListPage({ searchTerm, cursor }: OrganizationsAddress) {
  const { t } = useTranslation(['organizations', 'layouts'])
  const navigate = useNavigate()
  const { step, open, close } = useStep(STEPS)
  const [left, setLeft] = useState<{ organization: OwnListedOrganization; isOpen: boolean }>()
  const own = ownOrganizationsQuery(searchTerm || undefined, cursor || undefined)
  const list = useRecordList({
    query: useInfiniteQuery({ ...own, placeholderData: keepPreviousData }),
    view: searchTerm,
    isForReading: true,
  })
  const place = useAddressPlace(cursor, own)
  const columns = useOrganizationColumns()
  useListCommands(list, {
    open: ({ slug }) => void navigate({ to: '/app/organizations/$slug', params: { slug } }),
  })
  const isSearched = searchTerm !== ''
  // The search box stays while the next search loads, so that the user can go on typing.
  const isMany = (list.total?.count ?? 0) > few || list.query.isPlaceholderData
  const hasNone = list.total?.count === 0 && !isSearched

  const menuOf = (organization: OwnListedOrganization) => (
    <OrganizationMenu
      organization={organization}
      onLeave={() => setLeft({ organization, isOpen: true })}
    />
  )

  return (
    <Page
      title={t('layouts:pages.appOrganizations')}
      action={
        !hasNone && (
          <Button variant="primary" onClick={() => open('new')}>
            {t('list.new')}
          </Button>
        )
      }
    >
      <ReceivedInvitations />
      {(isSearched || isMany) && (
        <div className="mb-4">
          <SearchBox searchTerm={searchTerm} label={t('list.search')} />
        </div>
      )}
      <RecordList
        caption={t('layouts:pages.appOrganizations')}
        list={list}
        columns={columns}
        nameOf={({ name }) => name}
        actions={menuOf}
        {...place}
        none={<NoOrganizations searchTerm={searchTerm} onNew={() => open('new')} />}
      />
      <CreateOrganizationDialog open={step === 'new'} onClose={close} />
      <LeaveDialog
        organization={left?.organization}
        open={left?.isOpen ?? false}
        onClose={() => setLeft(left && { ...left, isOpen: false })}
      />
    </Page>
  )
}
