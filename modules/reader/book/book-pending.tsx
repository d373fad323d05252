import { useTranslation } from 'react-i18next'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { BookLayout } from './book-layout.tsx'

export function BookPending() {
  const { t } = useTranslation('books')
  const cover = (
    <div className="rounded-xl bg-sunken px-8 py-8 max-sm:-mx-4 max-sm:rounded-none lg:py-10">
      <Skeleton className="mx-auto aspect-2/3 w-44 sm:w-60 lg:w-full lg:max-w-72" />
    </div>
  )
  return (
    <Loading label={t('reader.bookLoading')}>
      <BookLayout cover={cover}>
        <Skeleton className="h-11 w-4/5 lg:h-13" />
        <Skeleton className="mt-4 h-6 w-2/5" />
        <Skeleton className="mt-6 h-8 w-28" />
        <Skeleton className="mt-6 h-9 w-3/5" />
      </BookLayout>
    </Loading>
  )
}
