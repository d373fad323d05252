import { useTranslation } from 'react-i18next'
import { DefinitionsPending } from '#kit/record-page/index.ts'
import { Card } from '#ui/data/card.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'

const WIDTHS = ['w-48', 'w-64', 'w-32', 'w-44']

export function InvitationPending() {
  const { t } = useTranslation('organizations')
  return (
    <Loading label={t('answer.loading')}>
      <div className="max-w-2xl">
        <Card>
          <div className="flex items-center gap-4 pb-3">
            <Skeleton className="size-16" />
            <Skeleton className="h-5 w-56" />
          </div>
          <DefinitionsPending widths={WIDTHS} />
        </Card>
      </div>
    </Loading>
  )
}
