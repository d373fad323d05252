import { useQuery } from '@tanstack/react-query'
import { RecordActivity } from '#kit/activity/index.ts'
import { Awaited } from '#kit/record-page/index.ts'
import { Allowed } from '#layouts/commands/allowed.tsx'
import { PrintedAddress } from '#layouts/document/printed-address.tsx'
import { usePageTitle } from '#layouts/document/use-page-title.ts'
import { Page } from '#layouts/page.tsx'
import { nameOf, type Options, referencesOf, WithOptions } from '../references.tsx'
import type { AnyRecord } from '../screens.ts'
import { useResourceTexts } from '../use-resource-texts.ts'
import type { DetailScreens } from './detail-options.ts'
import { DetailPending } from './detail-pending.tsx'
import { RecordActions } from './record-actions.tsx'
import { RecordFacts, withPicture } from './record-facts.tsx'
import { oneQuery } from './record-query.ts'

export function DetailPage({ detail, id }: { detail: DetailScreens; id: string }) {
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
          {(options) => <Detail detail={detail} record={record} options={options} />}
        </WithOptions>
      )}
    </Awaited>
  )
}

interface DetailProps {
  detail: DetailScreens
  record: AnyRecord
  options: Options
}

function Detail(props: DetailProps) {
  const { detail, record, options } = props
  const { resource, Picture } = detail.screens
  const { t } = useResourceTexts(resource)
  const name = nameOf(resource, record)
  usePageTitle(name)
  return (
    <Page title={<bdi>{name}</bdi>} action={<RecordActions detail={detail} record={record} />}>
      {Picture ? (
        <div className={withPicture}>
          <div className="w-40 sm:w-auto">
            <Picture
              record={record}
              references={referencesOf(options, record)}
              size="page"
              label={t('form.pictureOf', { name })}
            />
          </div>
          <RecordFacts {...props} />
        </div>
      ) : (
        <RecordFacts {...props} />
      )}
      <div className="print:hidden">
        <Allowed needs={{ user: ['list'] }}>
          <RecordActivity type={resource.name} id={record.id} />
        </Allowed>
      </div>
      <PrintedAddress />
    </Page>
  )
}
