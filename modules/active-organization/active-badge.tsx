import { useTranslation } from 'react-i18next'
import { useSession } from '#kit/session/index.ts'
import { Badge } from '#ui/feedback/badge.tsx'

export function ActiveBadge({ organization: { id } }: { organization: { id: string } }) {
  const { t } = useTranslation('organizations')
  if (useSession()?.activeOrganizationId !== id) return null
  return <Badge tone="success">{t('list.isActive')}</Badge>
}
