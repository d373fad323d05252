import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Dashboard } from '../dashboard.ts'
import { lastWeek } from '../days.ts'
import { FigureStrip } from './figure-strip.tsx'
import { FigureTile } from './figure-tile.tsx'

export function Figures({ figures, days }: Pick<Dashboard, 'figures' | 'days'>) {
  const { t } = useTranslation('dashboard')
  const signIns = { action: 'session.start', from: lastWeek(days.signIns ?? [])[0]?.day }
  return (
    <FigureStrip count={Object.keys(figures).length}>
      {figures.books && (
        <FigureTile
          figure={figures.books}
          label={<Link to="/manager/books">{t('figures.books')}</Link>}
        />
      )}
      {figures.authors && (
        <FigureTile
          figure={figures.authors}
          label={
            <Link to="/manager/books" search={{ sort: 'author' }}>
              {t('figures.authors')}
            </Link>
          }
        />
      )}
      {figures.genres && (
        <FigureTile
          figure={figures.genres}
          label={
            <Link to="/manager/dashboard" hash="genres">
              {t('figures.genres')}
            </Link>
          }
        />
      )}
      {figures.users && (
        <FigureTile
          figure={figures.users}
          label={<Link to="/manager/users">{t('figures.users')}</Link>}
        />
      )}
      {figures.sessions && (
        <FigureTile
          figure={figures.sessions}
          label={
            <Link to="/manager/activity" search={{ action: 'session.start' }}>
              {t('figures.sessions')}
            </Link>
          }
        />
      )}
      {figures.signIns && (
        <FigureTile
          figure={figures.signIns}
          label={
            <Link to="/manager/activity" search={signIns}>
              {t('figures.signIns')}
            </Link>
          }
          isWeekly
        />
      )}
    </FigureStrip>
  )
}
