import type { UseQueryResult } from '@tanstack/react-query'
import { RecordActivity } from '#kit/activity/index.ts'
import { FetchFailed } from '#kit/problems/index.ts'
import { Allowed } from '#layouts/commands/allowed.tsx'
import type { DetailScreens } from '../record/detail-options.ts'
import { DetailPending } from '../record/detail-pending.tsx'
import { RecordFacts } from '../record/record-facts.tsx'
import { nameOf, referencesOf, WithOptions } from '../references.tsx'
import type { AnyRecord } from '../screens.ts'
import { useResourceTexts } from '../use-resource-texts.ts'

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
    return <DetailPending detail={detail} isNarrow />
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
