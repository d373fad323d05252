import { useTranslation } from 'react-i18next'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'

const rows = Array.from({ length: 8 }, (_, index) => index)

export function RowsPending() {
  const { t } = useTranslation('shelves')
  return (
    <Loading label={t('shelf.loading')}>
      <div className="rounded-lg border border-line bg-card">
        {rows.map((row) => (
          <RowPending key={row} />
        ))}
      </div>
    </Loading>
  )
}

export const RowPending = () => (
  <span aria-hidden className="flex h-18 items-center gap-3 px-4">
    <Skeleton className="h-13.5 w-9 shrink-0" />
    <span className="grow">
      <Skeleton className="h-4 w-2/5" />
      <Skeleton className="mt-2 h-3 w-1/4" />
    </span>
  </span>
)
