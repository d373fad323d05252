import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { useCount } from '#kit/record-list/index.ts'
import { Sparkline } from '#ui/data/sparkline.tsx'
import type { Figure } from './figures.ts'
import { useDays } from './use-days.ts'

interface FigureTileProps {
  figure: Figure | undefined
  label: ReactNode
  isWeekly?: boolean
}

export function FigureTile({ figure, label, isWeekly = false }: FigureTileProps) {
  const countOf = useCount()
  if (!figure) return null
  return (
    <li className="relative p-4 transition-colors duration-150 hover:bg-hover">
      <p className="text-sm text-ink-soft *:after:absolute *:after:inset-0">{label}</p>
      <p className="font-serif text-3xl/10 font-medium tabular-nums">{countOf(figure)}</p>
      <p suppressHydrationWarning className="min-h-5 text-sm text-ink-soft tabular-nums">
        <Change of={figure.change} isWeekly={isWeekly} />
      </p>
      <div className="mt-2 h-8">
        {figure.trend.length > 1 && <Sparkline values={figure.trend} />}
      </div>
    </li>
  )
}

/** A figure that a line of text has room for. */
export function SmallFigure({ figure, label }: Omit<FigureTileProps, 'isWeekly'>) {
  const countOf = useCount()
  if (!figure) return null
  return (
    <li className="flex items-center gap-x-2 pointer-coarse:*:inline-flex pointer-coarse:*:min-h-11 pointer-coarse:*:items-center">
      {label} <span className="font-medium text-ink tabular-nums">{countOf(figure)}</span>
    </li>
  )
}

interface ChangeProps {
  of: Figure['change']
  isWeekly: boolean
}

function Change({ of: change, isWeekly }: ChangeProps) {
  const { t } = useTranslation('dashboard')
  const { number } = useFormat()
  const { dayText } = useDays()
  if (change === null) return null
  const by = number(change.by, { signDisplay: 'exceptZero' })
  if (isWeekly) return t('change.week', { by })
  return change.by === 0
    ? t('change.none', { since: dayText(change.since) })
    : t('change.since', { by, since: dayText(change.since) })
}
