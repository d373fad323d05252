import type { UseQueryResult } from '@tanstack/react-query'
import { RecordActivity } from '#kit/activity/index.ts'
import { FetchFailed } from '#kit/problems/index.ts'
import {
  type AnyRecord,
  type DetailScreens,
  FactsPending,
  nameOf,
  RecordFacts,
  referencesOf,
  useResourceTexts,
  WithOptions,
} from '#kit/resource-pages/index.ts'
import { Allowed } from '#layouts/commands/allowed.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'

interface PeekContentsProps {
  detail: DetailScreens
  query: UseQueryResult<AnyRecord>
}

export function PeekContents({ detail, query }: PeekContentsProps) {
  const { screens } = detail
  const { resource, Picture } = screens
  const { t } = useResourceTexts(resource)
  const { data: record } = query
  if (!record) {
    if (query.isError) return <FetchFailed of={query} title={t('form.loadFailed')} />
    return (
      <Loading label={t('form.loading')}>
        <div className="space-y-4">
          {Picture && <Skeleton className="aspect-2/3 w-28" />}
          <FactsPending detail={detail} />
        </div>
      </Loading>
    )
  }
  return (
    <WithOptions screens={screens} records={[record]}>
      {(options) => (
        <>
          {Picture && (
            <div className="mb-4 w-20 sm:w-28">
              <Picture
                record={record}
                references={referencesOf(options, record)}
                size="page"
                label={t('form.pictureOf', { name: nameOf(resource, record) })}
              />
            </div>
          )}
          <RecordFacts {...{ detail, record, options }} />
          <Allowed needs={{ user: ['list'] }}>
            <div className="mt-10">
              <RecordActivity type={resource.name} id={record.id} />
            </div>
          </Allowed>
        </>
      )}
    </WithOptions>
  )
}
