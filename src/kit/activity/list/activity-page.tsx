import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import {
  ListCount,
  RecordList,
  useAddressPlace,
  useListCommands,
  useRecordList,
} from '#kit/record-list/index.ts'
import { Page } from '#layouts/page.tsx'
import type { Activity } from '../activity-list.server.ts'
import { activityListQuery } from '../activity.queries.ts'
import { ActivityDrawer } from '../detail/activity-drawer.tsx'
import { useRecorded } from '../recorded/recorded.ts'
import { useSentence } from '../use-sentence.ts'
import { type ActivityAddress, everything, activityView } from './activity-address.ts'
import { ActivityFilters } from './activity-filters.tsx'
import { ActivityMenu } from './activity-menu.tsx'
import { NoActivity } from './no-activity.tsx'
import { useActivityColumns } from './use-activity-columns.tsx'
import { useOpenActivity } from './use-open-activity.ts'

export function ActivityPage(address: ActivityAddress) {
  const { t } = useTranslation('activity')
  const navigate = useNavigate()
  const sentenceOf = useSentence()
  const view = activityView(useRecorded(), address)
  const asked = activityListQuery(view, address.cursor || undefined)
  const query = useInfiniteQuery({ ...asked, placeholderData: keepPreviousData })
  const list = useRecordList({
    query,
    view: JSON.stringify(view),
    isForReading: true,
  })
  const place = useAddressPlace(address.cursor, asked)
  // The rows of the previous view may still be loaded.
  const about = list.rows.find(({ targetId }) => targetId === address.target)
  const columns = useActivityColumns(query.dataUpdatedAt, address)
  const { open, close } = useOpenActivity()
  useListCommands(list, { open })

  const look = (change: Partial<ActivityAddress>) =>
    void navigate({
      to: '/manager/activity',
      // A function, because two changes may come before the next render.
      search: (before) => ({ ...before, cursor: '', open: '', ...change }),
    })

  const menuOf = (activity: Activity) => (
    <ActivityMenu activity={activity} onOpen={() => open(activity)} onLook={look} />
  )

  return (
    <Page title={t('list.caption')}>
      <ActivityFilters address={address} about={about} onChange={look}>
        <ListCount shown={list.rows.length} total={list.total} />
      </ActivityFilters>
      <RecordList
        caption={t('list.caption')}
        list={list}
        columns={columns}
        nameOf={sentenceOf}
        actions={menuOf}
        {...place}
        none={
          <NoActivity
            isFiltered={Object.values(view).some(Boolean)}
            onClear={() => look(everything)}
          />
        }
      />
      <ActivityDrawer activity={list.rows.find(({ id }) => id === address.open)} onClose={close} />
    </Page>
  )
}
