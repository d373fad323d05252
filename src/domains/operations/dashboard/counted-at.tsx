import { useTranslation } from 'react-i18next'
import { ExactTime } from '#kit/activity/index.ts'
import type { Dashboard } from '#kit/dashboard/index.ts'

export function CountedAt({ figures }: { figures: Dashboard['figures'] }) {
  const { t } = useTranslation('dashboard')
  const moments = Object.values(figures).flatMap((figure) => figure.countedAt ?? [])
  const oldest = moments.toSorted((one, other) => one.getTime() - other.getTime())[0]
  return (
    <p className="text-sm text-ink-faint">
      {t('utc')}{' '}
      {oldest && (
        <>
          {t('countedAt')} <ExactTime at={oldest} />
        </>
      )}
    </p>
  )
}
