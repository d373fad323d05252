import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { FigureTile, type PieceProps } from '#kit/dashboard/index.ts'

export function BooksFigure({ of: { figures } }: PieceProps) {
  const { t } = useTranslation('catalogue-dashboard')
  return (
    <FigureTile
      figure={figures.books}
      label={<Link to="/manager/books">{t('figures.books')}</Link>}
    />
  )
}

export function AuthorsFigure({ of: { figures } }: PieceProps) {
  const { t } = useTranslation('catalogue-dashboard')
  return (
    <FigureTile
      figure={figures.authors}
      label={
        <Link to="/manager/books" search={{ sort: 'author' }}>
          {t('figures.authors')}
        </Link>
      }
    />
  )
}

export function GenresFigure({ of: { figures } }: PieceProps) {
  const { t } = useTranslation('catalogue-dashboard')
  return (
    <FigureTile
      figure={figures.genres}
      label={
        <Link to="/manager/dashboard" hash="genres">
          {t('figures.genres')}
        </Link>
      }
    />
  )
}
