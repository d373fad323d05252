import { useTranslation } from 'react-i18next'
import { Badge } from '#ui/feedback/badge.tsx'
import type { Webhook } from '../webhook.ts'

const tones = { active: 'success', paused: 'neutral', gone: 'danger', failing: 'danger' } as const

/** A webhook that is switched on may fail nevertheless. */
export function WebhookStatusBadge({ of }: { of: Pick<Webhook, 'status' | 'failingSince'> }) {
  const { t } = useTranslation('webhooks')
  const { status, failingSince } = of
  return (
    <>
      <Badge tone={tones[status]}>{t(`statuses.${status}`)}</Badge>
      {status === 'active' && failingSince && <Badge tone="warning">{t('list.failing')}</Badge>}
    </>
  )
}
