import { useTranslation } from 'react-i18next'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { sessionRow } from './session-row.tsx'

export function SessionPending() {
  const { t } = useTranslation('session-list')
  return (
    <Loading label={t('loading')}>
      <div className={sessionRow}>
        <Skeleton round className="size-9" />
        <div className="grow">
          <Skeleton className="my-1 h-4 w-44" />
          <Skeleton className="my-1 h-3.5 w-56" />
          <Skeleton className="my-1 h-3.5 w-32" />
        </div>
        <Skeleton className="h-8 w-24 pointer-coarse:h-11" />
      </div>
    </Loading>
  )
}
