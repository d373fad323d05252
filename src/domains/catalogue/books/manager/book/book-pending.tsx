import { useTranslation } from 'react-i18next'
import { DefinitionsPending } from '#kit/record-page/index.ts'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'

const WIDTHS = ['w-40', 'w-24', 'w-32', 'w-16', 'w-36', 'w-44', 'w-48']

export function BookPending() {
  const { t } = useTranslation('books')
  return (
    <Loading label={t('form.loading')}>
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-[10rem_minmax(0,1fr)] lg:grid-cols-[14rem_minmax(0,1fr)]">
        <Skeleton className="aspect-2/3 w-40 sm:w-auto" />
        <div className="max-w-3xl">
          <DefinitionsPending widths={WIDTHS} />
        </div>
      </div>
    </Loading>
  )
}
