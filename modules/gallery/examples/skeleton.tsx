import { useTranslation } from 'react-i18next'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'

export const group = 'feedback'

export default function SkeletonExample() {
  const { t } = useTranslation('gallery')
  return (
    <Loading label={t('skeleton.loading')}>
      <ul className="divide-y divide-line">
        {['w-2/5', 'w-3/5', 'w-1/2'].map((width) => (
          <li key={width} className="flex min-h-14 items-center gap-3 px-4">
            <Skeleton round className="size-9" />
            <span className="grow space-y-2">
              <Skeleton className={`h-4 ${width}`} />
              <Skeleton className="h-3 w-1/4" />
            </span>
          </li>
        ))}
      </ul>
    </Loading>
  )
}
