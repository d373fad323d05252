import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { Namespace } from '#i18n/texts.ts'
import { type Dashboard, type DashboardPieces, FigureTile } from '#kit/dashboard/index.ts'

type ResourceFigureProps = Pick<ComponentProps<typeof FigureTile>, 'figure'> & { path: string }

const caption: readonly string[] = ['caption']

export function ResourceFigure({ path, figure }: ResourceFigureProps) {
  const { t } = useTranslation(namespaceOf(path))
  const to: string = `/manager/${path}`
  return (
    <FigureTile
      figure={figure}
      label={<Link to={to}>{t([...caption], { defaultValue: path })}</Link>}
    />
  )
}

export function resourceTexts({ figures }: Dashboard, pieces: DashboardPieces[]): Namespace[] {
  const tiles = pieces.flatMap((piece) => Object.keys({ ...piece.figures, ...piece.smallFigures }))
  return Object.keys(figures)
    .filter((name) => !tiles.includes(name))
    .map(namespaceOf)
}

/** A described resource's texts have the name of its path, and so has its figure. */
function namespaceOf(path: string): Namespace
function namespaceOf(path: string): string {
  return path
}
