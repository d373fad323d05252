import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { ColumnPlot } from '#ui/data/column-plot.tsx'
import { sampleBooks } from '../sample-books.ts'

export const group = 'data'

export default function ColumnPlotExample() {
  const { t } = useTranslation('gallery')
  const { number } = useFormat()
  const byYear = sampleBooks.toSorted((a, b) => a.year - b.year)
  return (
    <div className="max-w-md">
      <ColumnPlot
        label={t('copies')}
        series={[{ name: t('copies'), tone: 'accent' }]}
        points={byYear.map(({ title, year, copies }) => ({
          label: `${year}`,
          text: `${title} · ${number(copies)}`,
          values: [copies],
        }))}
        pointLabel={t('year')}
        tableLabel={t('books')}
        number={number}
      />
    </div>
  )
}
