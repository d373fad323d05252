import { useTranslation } from 'react-i18next'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'

export function FramePending() {
  const { t } = useTranslation('organizations')
  return (
    <Loading label={t('frame.loading')}>
      <div className="flex h-11 items-center gap-6 border-b border-line">
        <Skeleton className="h-4 w-20" />
        <Skeleton className="h-4 w-16" />
        <Skeleton className="h-4 w-16" />
      </div>
    </Loading>
  )
}
