import { useTranslation } from 'react-i18next'
import type { Dashboard, DashboardPieces } from '#kit/dashboard/index.ts'
import { FigureStrip } from './figure-strip.tsx'
import { ResourceFigure } from './resource-figure.tsx'

interface FiguresProps {
  of: Dashboard
  pieces: DashboardPieces[]
}

export function Figures({ of, pieces }: FiguresProps) {
  const { t } = useTranslation('dashboard')
  const tiles = new Map(pieces.flatMap(({ figures = {} }) => Object.entries(figures)))
  const lines = new Map(pieces.flatMap(({ smallFigures = {} }) => Object.entries(smallFigures)))
  const figures = Object.entries(of.figures).filter(([name]) => !lines.has(name))
  const small = [...lines].filter(([name]) => name in of.figures)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {figures.length > 0 && (
        <FigureStrip count={figures.length}>
          {figures.map(([name, figure]) => {
            const Tile = tiles.get(name)
            return Tile ? (
              <Tile key={name} of={of} />
            ) : (
              <ResourceFigure key={name} path={name} figure={figure} />
            )
          })}
        </FigureStrip>
      )}
      {small.length > 0 && (
        <ul
          aria-label={t('smallFigures')}
          className="flex flex-wrap gap-x-6 gap-y-1 px-4 text-sm text-ink-soft"
        >
          {small.map(([name, Line]) => (
            <Line key={name} of={of} />
          ))}
        </ul>
      )}
    </div>
  )
}
