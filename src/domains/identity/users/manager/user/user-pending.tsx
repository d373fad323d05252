import { useTranslation } from 'react-i18next'
import { DefinitionsPending } from '#kit/record-page/index.ts'
import { Card } from '#ui/data/card.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'

const WIDTHS = ['w-20', 'w-16', 'w-24', 'w-40', 'w-44']

export function UserPending() {
  const { t } = useTranslation('users')
  return (
    <Loading label={t('user.loading')}>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Card>
          <div className="flex items-center gap-4 pb-3">
            <Skeleton round className="size-16" />
            <Skeleton className="h-4 w-48" />
          </div>
          <DefinitionsPending widths={WIDTHS} />
        </Card>
      </div>
    </Loading>
  )
}
