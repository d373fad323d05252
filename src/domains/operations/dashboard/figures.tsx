import type { Dashboard, DashboardPieces } from '#kit/dashboard/index.ts'
import { FigureStrip } from './figure-strip.tsx'
import { ResourceFigure } from './resource-figure.tsx'

interface FiguresProps {
  of: Dashboard
  pieces: DashboardPieces[]
}

export function Figures({ of, pieces }: FiguresProps) {
  const tiles = new Map(pieces.flatMap(({ figures = {} }) => Object.entries(figures)))
  const figures = Object.entries(of.figures)
  if (figures.length === 0) return null
  return (
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
  )
}
