import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { Card } from '#ui/data/card.tsx'
import { ColumnPlot } from '#ui/data/column-plot.tsx'
import type { PlotSeries } from '#ui/data/plot.ts'
import type { Series } from './figures.ts'
import { useDays } from './use-days.ts'

interface DayPlotProps {
  title: string
  series: [PlotSeries & { days: Series }, ...(PlotSeries & { days: Series })[]]
  more: ReactNode
}

export function DayPlot({ title, series, more }: DayPlotProps) {
  const { t } = useTranslation('dashboard')
  const { number } = useFormat()
  const { dayText, longDayText } = useDays()
  const points = series[0].days.map(({ day }, at) => {
    const values = series.map(({ days }) => days[at]?.count ?? 0)
    const said = series.map(({ name }, index) => `${name} ${number(values[index] ?? 0)}`)
    return { label: dayText(day), text: [longDayText(day), ...said].join(' · '), values }
  })
  return (
    <Card
      title={title}
      actions={
        <span className="text-sm pointer-coarse:*:inline-flex pointer-coarse:*:min-h-11 pointer-coarse:*:items-center">
          {more}
        </span>
      }
    >
      <ColumnPlot
        label={title}
        series={series}
        points={points}
        pointLabel={t('day')}
        tableLabel={t('asTable')}
        number={number}
      />
    </Card>
  )
}
