import { useTranslation } from 'react-i18next'
import type { Delivery } from '#modules/webhooks/index.ts'
import { Badge } from '#ui/feedback/badge.tsx'

const tones = {
  pending: 'neutral',
  delivered: 'success',
  failed: 'danger',
  cancelled: 'warning',
} as const

export function DeliveryStateBadge({ state, failure }: Pick<Delivery, 'state' | 'failure'>) {
  const { t } = useTranslation('webhooks')
  const isRetried = state === 'pending' && failure !== null
  return (
    <Badge tone={isRetried ? 'warning' : tones[state]}>
      {t(isRetried ? 'states.retrying' : `states.${state}`)}
    </Badge>
  )
}
