import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { useCount } from '#kit/record-list/index.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Sparkline } from '#ui/data/sparkline.tsx'
import { addressOf, type ItemOf, useDays, useTexts } from './use-item.ts'

type FigureItem = ItemOf<'figure'>

export function Figures({ items }: { items: FigureItem[] }) {
  const { t } = useTranslation('dashboard')
  const tiles = items.filter(({ look }) => look !== 'small')
  const small = items.filter(({ look }) => look === 'small')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {tiles.length > 0 && (
        <FigureStrip count={tiles.length}>
          {tiles.map((item) => (
            <FigureTile key={item.name} item={item} />
          ))}
        </FigureStrip>
      )}
      {small.length > 0 && (
        <ul
          aria-label={t('smallFigures')}
          className="flex flex-wrap gap-x-6 gap-y-1 px-4 text-sm text-ink-soft"
        >
          {small.map((item) => (
            <SmallFigure key={item.name} item={item} />
          ))}
        </ul>
      )}
    </div>
  )
}

/** A basis of a fifth and the gaps leave four in a row. No figure may be alone in the last row. */
export const FigureStrip = ({ count, children }: { count: number; children: ReactNode }) => (
  <ul
    className={`flex flex-wrap gap-px overflow-hidden rounded-lg border border-line bg-line *:grow *:basis-2/5 *:bg-card ${count % 4 === 1 ? 'lg:*:basis-1/4' : 'lg:*:basis-1/5'}`}
  >
    {children}
  </ul>
)

function FigureTile({ item }: { item: FigureItem }) {
  const { link, figure } = item
  const text = useTexts(link.title)
  const countOf = useCount()
  return (
    <li className="relative p-4 transition-colors duration-150 hover:bg-hover">
      <p className="text-sm text-ink-soft *:after:absolute *:after:inset-0">
        <Link {...addressOf(link)}>{text(link.title)}</Link>
      </p>
      <p className="font-serif text-3xl/10 font-medium tabular-nums">{countOf(figure)}</p>
      <p suppressHydrationWarning className="min-h-5 text-sm text-ink-soft tabular-nums">
        <Change item={item} />
      </p>
      <div className="mt-2 h-8">
        {figure.trend.length > 1 && <Sparkline values={figure.trend} />}
      </div>
    </li>
  )
}

/** A figure that a line of text has room for. */
function SmallFigure({ item: { link, figure } }: { item: FigureItem }) {
  const text = useTexts(link.title)
  const countOf = useCount()
  return (
    <li className="flex items-center gap-x-2 pointer-coarse:*:inline-flex pointer-coarse:*:min-h-11 pointer-coarse:*:items-center">
      <TextLink {...addressOf(link)}>{text(link.title)}</TextLink>{' '}
      <span className="font-medium text-ink tabular-nums">{countOf(figure)}</span>
    </li>
  )
}

function Change({ item: { figure, look } }: { item: FigureItem }) {
  const { t } = useTranslation('dashboard')
  const { number } = useFormat()
  const { dayText } = useDays()
  if (figure.change === null) return null
  const by = number(figure.change.by, { signDisplay: 'exceptZero' })
  if (look === 'weekly') return t('change.week', { by })
  const since = dayText(figure.change.since)
  return t(figure.change.by === 0 ? 'change.none' : 'change.since', { by, since })
}
