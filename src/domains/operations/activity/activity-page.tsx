import { useTranslation } from 'react-i18next'
import {
  type Activity,
  type ActivityAddress,
  ActivityDrawer,
  activityListQuery,
  activityOf,
  ActivityTitle,
  Ago,
  everything,
  ExactTime,
  NoActivity,
  useActivityColumns,
  useRecorded,
  useSentence,
} from '#kit/activity/index.ts'
import { preparePage } from '#kit/page/index.ts'
import type { Parts } from '#kit/parts/index.ts'
import { ListCount, RecordList, useOpenedRow } from '#kit/record-list/index.ts'
import { fetchList, type ListContext, useResourceList } from '#kit/resource-pages/index.ts'
import { Page } from '#layouts/page.tsx'
import { isDay } from '#rules/day.ts'
import { ActivityFilters } from './activity-filters.tsx'
import { ActivityMenu } from './activity-menu.tsx'
import { prepareSentences } from './prepare-sentences.ts'

export async function prepareActivity(
  context: ListContext & { parts: Parts },
  search: ActivityAddress,
) {
  const { queryClient, parts } = context
  const activity = activityOf(await prepareSentences(context))
  // Day filters depend on the user's time zone, which only the browser knows.
  const isTheirs = import.meta.env.SSR && [search.from, search.to].some(isDay)
  await preparePage({
    context,
    kind: 'list',
    texts: ['activity', 'resource-pages'],
    reading: () => [
      ...parts.prepareReferences(queryClient),
      isTheirs || fetchList(queryClient, activity, { search, query: activityListQuery }),
    ],
  })
}

export function ActivityPage({ search }: { search: ActivityAddress }) {
  const { t } = useTranslation('activity')
  const sentenceOf = useSentence()
  const { list, place, view, setSearch } = useResourceList(activityOf(useRecorded()), {
    search,
    query: activityListQuery,
    isForReading: true,
  })
  // The rows of the previous view may still be loaded.
  const about = list.rows.find(({ targetId }) => targetId === search.target)
  const { dataUpdatedAt: readAt } = list.query
  const columns = useActivityColumns<Activity>(
    (activity) => <ActivityTitle {...{ activity, readAt }} list={search} />,
    ({ at }) => (
      <>
        <span className="group-focus-within:hidden group-hover:hidden">
          <Ago at={at} readAt={readAt} />
        </span>
        <span className="hidden group-focus-within:inline group-hover:inline">
          <ExactTime at={at} />
        </span>
      </>
    ),
  )
  const { open, drawer } = useOpenedRow(list, search.open)

  const menuOf = (activity: Activity) => (
    <ActivityMenu activity={activity} onOpen={() => open(activity)} onFilter={setSearch} />
  )

  return (
    <Page title={t('list.caption')}>
      <ActivityFilters address={search} about={about} onChange={setSearch}>
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
            onClear={() => setSearch(everything)}
          />
        }
      />
      <ActivityDrawer {...drawer} />
    </Page>
  )
}
