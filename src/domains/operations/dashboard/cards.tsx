import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import type { Item } from '#kit/dashboard/index.server.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { BarRows } from '#ui/data/bar-rows.tsx'
import { Card } from '#ui/data/card.tsx'
import { ColumnPlot } from '#ui/data/column-plot.tsx'
import { hueColours } from '#ui/theme/hue.ts'
import { addressOf, type ItemOf, useDays, useNameOf, useTexts } from './use-item.ts'

export const Cards = ({ items }: { items: Item[] }) =>
  items.map((item) => {
    if (item.kind === 'plot') return <Plot key={item.title} item={item} />
    return item.kind === 'ranking' && <Ranking key={item.title} item={item} />
  })

function Plot({ item: { title, link, ...item } }: { item: ItemOf<'plot'> }) {
  const { t } = useTranslation('dashboard')
  const text = useTexts(title)
  const { number } = useFormat()
  const { dayText, longDayText } = useDays()
  const series = item.series.map((one) => ({ ...one, name: text(one.title) }))
  const points = (series[0]?.days ?? []).map(({ day }, at) => {
    const values = series.map(({ days }) => days[at]?.count ?? 0)
    const said = series.map(({ name }, index) => `${name} ${number(values[index] ?? 0)}`)
    return { label: dayText(day), text: [longDayText(day), ...said].join(' · '), values }
  })
  return (
    <Card
      title={text(title)}
      actions={
        <span className="text-sm pointer-coarse:*:inline-flex pointer-coarse:*:min-h-11 pointer-coarse:*:items-center">
          <TextLink {...addressOf(link)}>{text(link.title)}</TextLink>
        </span>
      }
    >
      <ColumnPlot
        label={text(title)}
        series={series}
        points={points}
        pointLabel={t('day')}
        tableLabel={t('asTable')}
        number={number}
      />
    </Card>
  )
}

function Ranking({ item }: { item: ItemOf<'ranking'> }) {
  const { title, description, anchor, none, headers, folded } = item
  const text = useTexts(title)
  const { number } = useFormat()
  const nameOf = useNameOf()
  const rows = item.rows.map(({ id, link, hue, value, ...row }) => ({
    id,
    name: (
      <TextLink {...addressOf(link)}>
        <bdi>{nameOf(row)}</bdi>
      </TextLink>
    ),
    value,
    style: hueColours(hue),
  }))
  const shared = {
    headers: { name: text(headers.name), value: text(headers.value) },
    most: rows[0]?.value ?? 0,
    number,
  }
  const first = folded?.after ?? rows.length
  return (
    <div id={anchor} className="scroll-mt-20">
      <Card title={text(title)} description={description && text(description)}>
        {rows.length === 0 ? (
          <p className="text-ink-soft">{text(none)}</p>
        ) : (
          <BarRows label={text(title)} rows={rows.slice(0, first)} {...shared} />
        )}
        {folded && rows.length > first && (
          <details className="mt-2 text-sm">
            <summary className="w-fit cursor-pointer rounded-sm text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink pointer-coarse:py-3">
              {text(folded.title, rows.length - first)}
            </summary>
            <BarRows label={text(folded.label)} rows={rows.slice(first)} {...shared} />
          </details>
        )}
      </Card>
    </div>
  )
}
