import { DefinitionsPending } from '#kit/record-page/index.ts'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { useResourceTexts } from '../use-resource-texts.ts'
import type { DetailScreens } from './detail-options.ts'
import { factsOf, recordColumns, withPicture } from './record-facts.tsx'

const widths = ['w-40', 'w-24', 'w-32', 'w-16', 'w-36', 'w-44', 'w-48']

interface DetailPendingProps {
  detail: DetailScreens
  isNarrow?: boolean
}

export function DetailPending({ detail, isNarrow = false }: DetailPendingProps) {
  const { t } = useResourceTexts(detail.screens.resource)
  const facts = <DefinitionsPending widths={widths.slice(-factsOf(detail).length - 2)} />
  return (
    <Loading label={t('form.loading')}>
      <div className={isNarrow ? undefined : recordColumns}>
        {detail.screens.Picture ? (
          <div className={isNarrow ? 'space-y-4' : withPicture}>
            <Skeleton className={`aspect-2/3 ${isNarrow ? 'w-28' : 'w-40 sm:w-auto'}`} />
            {facts}
          </div>
        ) : (
          facts
        )}
      </div>
    </Loading>
  )
}
