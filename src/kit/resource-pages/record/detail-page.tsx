import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Suspense, use } from 'react'
import { type Activity, RecordActivity } from '#kit/activity/index.ts'
import { Awaited } from '#kit/record-page/index.ts'
import { Allowed } from '#layouts/commands/allowed.tsx'
import { PrintedAddress } from '#layouts/document/printed-address.tsx'
import { usePageTitle } from '#layouts/document/use-page-title.ts'
import { Page } from '#layouts/page.tsx'
import { recordsChanged } from '../changes.ts'
import { ManagerModules, recordToolsOf } from '../manager-module.ts'
import { nameOf, type Options, referencesOf, WithOptions } from '../references.tsx'
import type { AnyRecord } from '../screens.ts'
import { useResourceTexts } from '../use-resource-texts.ts'
import type { DetailScreens } from './detail-options.ts'
import { DetailPending } from './detail-pending.tsx'
import { RecordActions } from './record-actions.tsx'
import { recordColumns, type RecordFactsPart, withPicture } from './record-facts.tsx'
import { RecordNews } from './record-news.tsx'
import { oneQuery } from './record-query.ts'

interface DetailPageProps {
  detail: DetailScreens
  id: string
  Facts: RecordFactsPart
}

export function DetailPage({ detail, id, Facts }: DetailPageProps) {
  const search: Record<string, unknown> = useSearch({ strict: false })
  for (const { param, Page: ToolPage } of recordToolsOf(use(ManagerModules))) {
    const value = search[param]
    if (typeof value === 'string' && value !== '') {
      return (
        <Suspense>
          <ToolPage screens={detail.screens} id={id} value={value} />
        </Suspense>
      )
    }
  }
  return <RecordDetail detail={detail} id={id} Facts={Facts} />
}

function RecordDetail({ detail, id, Facts }: DetailPageProps) {
  const { screens } = detail
  const { t } = useResourceTexts(screens.resource)
  return (
    <Awaited
      of={useQuery(oneQuery(screens, id))}
      title={t('details')}
      failedTitle={t('form.loadFailed')}
      pending={<DetailPending detail={detail} />}
    >
      {(record) => (
        <WithOptions screens={screens} records={[record]}>
          {(options) => <Detail detail={detail} record={record} options={options} Facts={Facts} />}
        </WithOptions>
      )}
    </Awaited>
  )
}

interface DetailProps extends Omit<DetailPageProps, 'id'> {
  record: AnyRecord
  options: Options
}

function Detail({ detail, record, options, Facts }: DetailProps) {
  const { resource, Picture } = detail.screens
  const { t } = useResourceTexts(resource)
  const name = nameOf(resource, record)
  usePageTitle(name)
  const queryClient = useQueryClient()
  const tools = recordToolsOf(use(ManagerModules))
  const actionOf = (activity: Activity, newer: readonly Activity[]) =>
    tools.map(({ param, ActivityAction }) => (
      <Suspense key={param}>
        <ActivityAction screens={detail.screens} id={record.id} {...{ activity, newer }} />
      </Suspense>
    ))
  return (
    <Page title={<bdi>{name}</bdi>} action={<RecordActions detail={detail} record={record} />}>
      <RecordNews
        resource={resource.name}
        record={record}
        onShow={() => void recordsChanged(queryClient, detail.screens)}
      />
      <div className={recordColumns}>
        <div className={Picture && withPicture}>
          {Picture && (
            <div className="w-40 sm:w-auto">
              <Picture
                record={record}
                references={referencesOf(options, record)}
                size="page"
                label={t('form.pictureOf', { name })}
              />
            </div>
          )}
          <Facts detail={detail} record={record} options={options} />
        </div>
        <div className="print:hidden">
          <Allowed needs={{ user: ['list'] }}>
            <RecordActivity type={resource.name} id={record.id} actionOf={actionOf} />
          </Allowed>
        </div>
      </div>
      <PrintedAddress />
    </Page>
  )
}
