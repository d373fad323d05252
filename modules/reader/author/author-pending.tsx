import { useTranslation } from 'react-i18next'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { CoverPlace } from '../cover-place.tsx'
import { bookColumns } from './author-books.tsx'

export function AuthorPending() {
  const { t } = useTranslation('books')
  return (
    <Loading label={t('author.loading')}>
      <Skeleton className="h-11 w-80 max-w-full lg:h-13" />
      <Skeleton className="mt-4 h-5 w-40" />
      <Skeleton className="mt-14 h-8 w-48" />
      <ul className={bookColumns}>
        {Array.from({ length: 6 }, (_, at) => (
          <CoverPlace key={at} />
        ))}
      </ul>
    </Loading>
  )
}
