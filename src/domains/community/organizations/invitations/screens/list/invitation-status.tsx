import { useTranslation } from 'react-i18next'
import { Badge } from '#ui/feedback/badge.tsx'
import type { InvitationStatus as Status } from '../../invitation-statuses.ts'

const tones = {
  pending: 'accent',
  accepted: 'success',
  declined: 'warning',
  cancelled: 'neutral',
  expired: 'neutral',
} as const

export function InvitationStatus({ status }: { status: Status }) {
  const { t } = useTranslation('organizations')
  return <Badge tone={tones[status]}>{t(`invitations.statuses.${status}`)}</Badge>
}
