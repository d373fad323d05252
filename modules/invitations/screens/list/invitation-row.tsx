import { MailPlus, MailX, Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ColumnFallback, LeavingItem, RowMenu } from '#kit/record-list/index.ts'
import { OwnScript, SecondLine } from '#kit/resource-pages/index.ts'
import { MenuItem } from '#ui/overlays/menu-item.tsx'
import { Ends } from '../../ends.tsx'
import type { Invitation } from '../../invitation.server.ts'
import type { InvitationActs } from './use-invitation-acts.tsx'

interface InvitedProps {
  invitation: Invitation
  readAt: number
}

export function Invited({ invitation, readAt }: InvitedProps) {
  const { t } = useTranslation('organizations')
  const { email, role, status, expiresAt } = invitation
  return (
    <span className="block min-w-0">
      <OwnScript text={email} />
      <SecondLine column="role">
        {t(`roles.${role}`)}
        {canEnd(invitation) ? (
          <ColumnFallback column="ends">
            {' · '}
            <Ends at={expiresAt} readAt={readAt} />
          </ColumnFallback>
        ) : (
          <ColumnFallback column="status">
            {' · '}
            {t(`invitations.statuses.${status}`)}
          </ColumnFallback>
        )}
      </SecondLine>
    </span>
  )
}

export const canEnd = ({ status }: Invitation) => status === 'pending' || status === 'expired'

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
  return (
    <RowMenu name={email} onLeave={onLeave}>
      {canEnd(invitation) ? (
        <>
          <MenuItem icon={<Send />} onClick={() => acts.resend(invitation)}>
            {t('invitations.resend')}
          </MenuItem>
          <CancelItem icon={<MailX />} tone="danger" onClick={() => acts.cancel(invitation)}>
            {t('invitations.cancel')}
          </CancelItem>
        </>
      ) : (
        <MenuItem icon={<MailPlus />} onClick={() => acts.inviteAgain(invitation)}>
          {t('invitations.again')}
        </MenuItem>
      )}
    </RowMenu>
  )
}
