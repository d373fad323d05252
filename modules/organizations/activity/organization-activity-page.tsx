import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ActionFilter, NoActivity, useActColumns, useRecorded } from '#kit/activity/index.ts'
import {
  ListCount,
  RecordList,
  useAddressPlace,
  useListCommands,
  useRecordList,
} from '#kit/record-list/index.ts'
import { Forbidden } from '../frame/forbidden.tsx'
import { OrganizationPart } from '../frame/organization-part.tsx'
import { useOrganization } from '../frame/use-organization.ts'
import { mayIn } from '../members/organization-roles.ts'
import type { OwnOrganization } from '../organization.ts'
import {
  actionsOnOrganizations,
  type OrganizationActivityAddress,
  organizationActivityView,
} from './organization-activity-view.ts'
import { organizationActivityQuery } from './organization-activity.queries.ts'

export function OrganizationActivityPage(address: OrganizationActivityAddress) {
  const organization = useOrganization()
  if (!mayIn(organization.role, { organisation: ['update'] })) return <Forbidden />
  return <OrganizationRecord organization={organization} address={address} />
}

interface OrganizationRecordProps {
  organization: OwnOrganization
  address: OrganizationActivityAddress
}

function OrganizationRecord({ organization, address }: OrganizationRecordProps) {
  const { t } = useTranslation('organizations')
  const navigate = useNavigate()
  const { id, name, slug } = organization
  const recorded = useRecorded()
  const view = organizationActivityView(address, recorded)
  const acts = organizationActivityQuery(id, view, address.cursor || undefined)
  const query = useInfiniteQuery({ ...acts, placeholderData: keepPreviousData })
  const list = useRecordList({ query, view: `${id} ${view.action ?? ''}`, isForReading: true })
  const place = useAddressPlace(address.cursor, acts)
  const look = (action: string) =>
    void navigate({
      to: '/app/organizations/$slug/activity',
      params: { slug },
      search: { action },
    })
  const { columns, sentenceOf } = useActColumns(query.dataUpdatedAt, {
    targetType: 'organization',
    targetId: id,
    targetName: name,
  })
  useListCommands(list, {})
  return (
    <OrganizationPart
      title={t('activity.caption')}
      action={<ListCount shown={list.rows.length} total={list.total} />}
    >
      <div className="mb-4 flex flex-wrap gap-3 max-sm:grid">
        <ActionFilter
          action={view.action ?? ''}
          among={actionsOnOrganizations(recorded)}
          onChange={look}
        />
      </div>
      <RecordList
        caption={t('activity.caption')}
        list={list}
        columns={columns}
        nameOf={sentenceOf}
        actions={() => null}
        {...place}
        none={<NoActivity isFiltered={view.action !== undefined} onClear={() => look('')} />}
      />
    </OrganizationPart>
  )
}
