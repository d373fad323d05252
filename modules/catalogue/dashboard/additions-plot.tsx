import { useTranslation } from 'react-i18next'
import { DayPlot, type PieceProps } from '#kit/dashboard/index.ts'
import { TextLink } from '#ui/actions/text-link.tsx'

export function AdditionsPlot({ of: { days } }: PieceProps) {
  const { t } = useTranslation('catalogue-dashboard')
  if (!days.booksAdded) return null
  return (
    <DayPlot
      title={t('additions.title')}
      series={[{ name: t('additions.series'), tone: 'accent', days: days.booksAdded }]}
      more={
        <TextLink to="/manager/books" search={{ sort: '-createdAt' }}>
          {t('additions.more')}
        </TextLink>
      }
    />
  )
}
