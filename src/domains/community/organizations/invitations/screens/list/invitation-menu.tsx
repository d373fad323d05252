import { MailPlus, MailX, Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LeavingItem, RowMenu } from '#kit/record-list/index.ts'
import { MenuItem } from '#ui/overlays/menu-item.tsx'
import type { Invitation } from '../../invitation.server.ts'
import type { InvitationActs } from './use-invitation-acts.tsx'

interface InvitationMenuProps {
  invitation: Invitation
  acts: InvitationActs
  leavesOnCancel: boolean
  onLeave: () => void
}

export function InvitationMenu({ invitation, acts, leavesOnCancel, onLeave }: InvitationMenuProps) {
  const { t } = useTranslation('organizations')
  const { status, email } = invitation
  if (status === 'accepted') return null
  const CancelItem = leavesOnCancel ? LeavingItem : MenuItem
  const isOver = status === 'declined' || status === 'cancelled'
  return (
    <RowMenu name={email} onLeave={onLeave}>
      {isOver ? (
        <MenuItem icon={<MailPlus />} onClick={() => acts.inviteAgain(invitation)}>
          {t('invitations.again')}
        </MenuItem>
      ) : (
        <>
          <MenuItem icon={<Send />} onClick={() => acts.resend(invitation)}>
            {t('invitations.resend')}
          </MenuItem>
          <CancelItem icon={<MailX />} tone="danger" onClick={() => acts.cancel(invitation)}>
            {t('invitations.cancel')}
          </CancelItem>
        </>
      )}
    </RowMenu>
  )
}
