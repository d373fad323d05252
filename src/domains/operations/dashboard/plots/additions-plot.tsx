import { useTranslation } from 'react-i18next'
import { TextLink } from '#ui/actions/text-link.tsx'
import type { Series } from '../dashboard.ts'
import { DayPlot } from './day-plot.tsx'

export function AdditionsPlot({ days }: { days: Series }) {
  const { t } = useTranslation('dashboard')
  return (
    <DayPlot
      title={t('additions.title')}
      series={[{ name: t('additions.series'), tone: 'accent', days }]}
      more={
        <TextLink to="/manager/books" search={{ sort: '-createdAt' }}>
          {t('additions.more')}
        </TextLink>
      }
    />
  )
}
