import { useTranslation } from 'react-i18next'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { shelfKinds } from '../../list/shelf-kinds.ts'

const tiles = [...shelfKinds, 'own']

export function ShelvesPending() {
  const { t } = useTranslation('shelves')
  return (
    <Loading label={t('own.loading')}>
      <ul className="grid grid-cols-2 gap-3 sm:gap-5 md:grid-cols-3 lg:grid-cols-4">
        {tiles.map((tile) => (
          <li key={tile} aria-hidden className="rounded-lg border border-line bg-card">
            <Skeleton className="h-34 rounded-b-none sm:h-38" />
            <div className="px-4 pt-3 pb-4">
              <Skeleton className="h-5 w-3/5" />
              <Skeleton className="mt-2 h-3.5 w-2/5" />
            </div>
          </li>
        ))}
      </ul>
    </Loading>
  )
}
