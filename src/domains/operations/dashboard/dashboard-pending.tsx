import { useTranslation } from 'react-i18next'
import { Card } from '#ui/data/card.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { stack, twoColumns } from './columns.ts'
import { FigureStrip } from './figure-strip.tsx'

export function DashboardPending() {
  const { t } = useTranslation('dashboard')
  return (
    <Loading label={t('loading')}>
      <div className={`@container ${stack}`}>
        <FigureStrip count={4}>
          {Array.from({ length: 4 }, (_, at) => (
            <div key={at} className="p-4">
              <Skeleton className="my-1 h-4 w-16" />
              <Skeleton className="my-1.5 h-7 w-20" />
              <Skeleton className="my-1 h-4 w-28" />
              <Skeleton className="mt-3 h-7 w-full" />
            </div>
          ))}
        </FigureStrip>
        <div className={twoColumns}>
          {Array.from({ length: 4 }, (_, at) => (
            <Card key={at}>
              <Skeleton className="h-6 w-40" />
              <Skeleton className="mt-4 h-48 w-full" />
            </Card>
          ))}
        </div>
      </div>
    </Loading>
  )
}
