import { useTranslation } from 'react-i18next'
import { LocalText } from '#i18n/local-text.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import type { User } from '../../user.ts'

const tones = { active: 'neutral', banned: 'danger', unverified: 'warning' } as const

interface StatusBadgeProps {
  user: Pick<User, 'status' | 'banExpires'>
}

export function StatusBadge({ user: { status, banExpires } }: StatusBadgeProps) {
  const { t } = useTranslation('users')
  const format = useFormat()
  return (
    <Badge tone={tones[status]}>
      {status === 'banned' && banExpires ? (
        <LocalText>{t('list.bannedUntil', { date: format.date(banExpires) })}</LocalText>
      ) : (
        t(`statuses.${status}`)
      )}
    </Badge>
  )
}
