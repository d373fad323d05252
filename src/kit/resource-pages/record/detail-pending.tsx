import { DefinitionsPending } from '#kit/record-page/index.ts'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { useResourceTexts } from '../use-resource-texts.ts'
import type { DetailScreens } from './detail-options.ts'
import { factsOf, withPicture } from './record-facts.tsx'

const widths = ['w-40', 'w-24', 'w-32', 'w-16', 'w-36', 'w-44', 'w-48']

export function DetailPending({ detail }: { detail: DetailScreens }) {
  const { t } = useResourceTexts(detail.screens.resource)
  const facts = (
    <div className="max-w-3xl">
      <DefinitionsPending widths={widths.slice(-factsOf(detail).length - 2)} />
    </div>
  )
  return (
    <Loading label={t('form.loading')}>
      {detail.screens.Picture ? (
        <div className={withPicture}>
          <Skeleton className="aspect-2/3 w-40 sm:w-auto" />
          {facts}
        </div>
      ) : (
        facts
      )}
    </Loading>
  )
}
