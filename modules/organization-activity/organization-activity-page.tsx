import { useTranslation } from 'react-i18next'
import {
  ActionFilter,
  loadRecorded,
  NoActivity,
  type Recorded,
  useRecorded,
} from '#kit/activity/index.ts'
import { type PageContext, readQuery } from '#kit/page/index.ts'
import type { Parts } from '#kit/parts/index.ts'
import {
  ListCount,
  pagesOf,
  RecordList,
  useAddressList,
  useListCommands,
} from '#kit/record-list/index.ts'
import {
  IfMayUpdate,
  OrganizationPart,
  prepareIfMayUpdate,
  useOrganization,
} from '#modules/organizations/index.ts'
import {
  actionsOnOrganizations,
  type OrganizationActivityAddress,
  organizationActivityView,
} from './organization-activity-view.ts'
import { useActColumns } from './use-act-columns.tsx'

const actsAt = (id: string, address: OrganizationActivityAddress, recorded: Recorded) =>
  pagesOf(
    'organizations.listActivity',
    { id, ...organizationActivityView(address, recorded) },
    { cursor: address.cursor || undefined },
  )

export const prepareOrganizationActivity = (
  context: PageContext & { parts: Parts },
  slug: string,
  address: OrganizationActivityAddress,
) =>
  prepareIfMayUpdate(context, slug, ({ id }) => [
    context.i18n.loadNamespaces(['activity', 'devices']),
    loadRecorded(context.parts).then((recorded) =>
      readQuery(context.queryClient, actsAt(id, address, recorded)),
    ),
  ])

export function OrganizationActivityPage(address: OrganizationActivityAddress) {
  return (
    <IfMayUpdate>
      <OrganizationRecord {...address} />
    </IfMayUpdate>
  )
}

function OrganizationRecord(address: OrganizationActivityAddress) {
  const { t } = useTranslation('organizations')
  const { id, name } = useOrganization()
  const recorded = useRecorded()
  const view = organizationActivityView(address, recorded)
  const { list, place, setFilter } = useAddressList(actsAt(id, address, recorded), {
    cursor: address.cursor,
  })
  const look = (action: string) => setFilter({ action })
  const { columns, sentenceOf } = useActColumns(list.query.dataUpdatedAt, {
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
