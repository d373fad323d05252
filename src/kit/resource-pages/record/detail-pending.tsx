import { DefinitionsPending } from '#kit/record-page/index.ts'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { useResourceTexts } from '../use-resource-texts.ts'
import type { DetailScreens } from './detail-options.ts'
import { factsOf, recordColumns, withPicture } from './record-facts.tsx'

const widths = ['w-40', 'w-24', 'w-32', 'w-16', 'w-36', 'w-44', 'w-48']

interface PendingProps {
  detail: DetailScreens
}

export const FactsPending = ({ detail }: PendingProps) => (
  <DefinitionsPending widths={widths.slice(-factsOf(detail).length - 2)} />
)

export function DetailPending({ detail }: PendingProps) {
  const { t } = useResourceTexts(detail.screens.resource)
  const facts = <FactsPending detail={detail} />
  return (
    <Loading label={t('form.loading')}>
      <div className={recordColumns}>
        {detail.screens.Picture ? (
          <div className={withPicture}>
            <Skeleton className="aspect-2/3 w-40 sm:w-auto" />
            {facts}
          </div>
        ) : (
          facts
        )}
      </div>
    </Loading>
  )
}
