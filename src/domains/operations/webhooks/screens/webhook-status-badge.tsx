import { useTranslation } from 'react-i18next'
import { Badge } from '#ui/feedback/badge.tsx'
import type { WebhookStatus } from '../webhook.ts'

const tones = { active: 'success', paused: 'neutral', gone: 'danger', failing: 'danger' } as const

export function WebhookStatusBadge({ status }: { status: WebhookStatus }) {
  const { t } = useTranslation('webhooks')
  return <Badge tone={tones[status]}>{t(`statuses.${status}`)}</Badge>
}
