import { BadgeCheck, Ban } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '#ui/feedback/badge.tsx'

export const group = 'feedback'

export default function BadgeExample() {
  const { t } = useTranslation('gallery')
  return (
    <div className="flex flex-wrap gap-2">
      <Badge>{t('badge.neutral')}</Badge>
      <Badge tone="accent">{t('badge.accent')}</Badge>
      <Badge tone="success" icon={<BadgeCheck />}>
        {t('badge.success')}
      </Badge>
      <Badge tone="warning">{t('notVerified')}</Badge>
      <Badge tone="danger" icon={<Ban />}>
        {t('banned')}
      </Badge>
    </div>
  )
}
