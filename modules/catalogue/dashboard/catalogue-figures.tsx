import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { FigureTile, type PieceProps, SmallFigure } from '#kit/dashboard/index.ts'
import { TextLink } from '#ui/actions/text-link.tsx'

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
    <SmallFigure
      figure={figures.authors}
      label={
        <TextLink to="/manager/books" search={{ sort: 'author' }}>
          {t('figures.authors')}
        </TextLink>
      }
    />
  )
}

export function GenresFigure({ of: { figures } }: PieceProps) {
  const { t } = useTranslation('catalogue-dashboard')
  return (
    <SmallFigure
      figure={figures.genres}
      label={
        <TextLink to="/manager/dashboard" hash="genres">
          {t('figures.genres')}
        </TextLink>
      }
    />
  )
}
