import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { FigureTile, lastWeek, type PieceProps } from '#kit/dashboard/index.ts'

export function UsersFigure({ of: { figures } }: PieceProps) {
  const { t } = useTranslation('identity-dashboard')
  return (
    <FigureTile
      figure={figures.users}
      label={<Link to="/manager/users">{t('figures.users')}</Link>}
    />
  )
}

export function SessionsFigure({ of: { figures } }: PieceProps) {
  const { t } = useTranslation('identity-dashboard')
  return (
    <FigureTile
      figure={figures.sessions}
      label={
        <Link to="/manager/activity" search={{ action: 'session.start' }}>
          {t('figures.sessions')}
        </Link>
      }
    />
  )
}

export function SignInsFigure({ of: { figures, days } }: PieceProps) {
  const { t } = useTranslation('identity-dashboard')
  const search = { action: 'session.start', from: lastWeek(days.signIns ?? [])[0]?.day }
  return (
    <FigureTile
      figure={figures.signIns}
      label={
        <Link to="/manager/activity" search={search}>
          {t('figures.signIns')}
        </Link>
      }
      isWeekly
    />
  )
}
