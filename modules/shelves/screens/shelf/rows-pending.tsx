import { useTranslation } from 'react-i18next'
import { Loading } from '#ui/feedback/skeleton.tsx'
import { RowPending } from './row-pending.tsx'

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
