import { useTranslation } from 'react-i18next'
import { LocalText } from '#i18n/local-text.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { type Column, ownScript, ColumnFallback } from '#kit/record-list/index.ts'
import { Ends } from '../../ends.tsx'
import type { Invitation } from '../../invitation.server.ts'
import { InvitationStatus } from './invitation-status.tsx'

export function useInvitationColumns(readAt: number): Column<Invitation>[] {
  const { t } = useTranslation('organizations')
  const format = useFormat()
  return [
    {
      id: 'email',
      label: t('fields.email'),
      slot: 'title',
      secondLine: 'role',
      cell: (invitation) => <Invited invitation={invitation} readAt={readAt} />,
    },
    {
      id: 'role',
      priority: 3,
      label: t('fields.role'),
      width: 8.5,
      cell: ({ role }) => t(`roles.${role}`),
    },
    {
      id: 'status',
      priority: 1,
      label: t('invitations.fields.status'),
      width: 8,
      cell: ({ status }) => <InvitationStatus status={status} />,
    },
    {
      id: 'ends',
      priority: 2,
      label: t('invitations.expiry'),
      width: 11,
      cell: (invitation) =>
        canEnd(invitation) && <Ends at={invitation.expiresAt} readAt={readAt} />,
    },
    {
      id: 'createdAt',
      priority: 4,
      label: t('invitations.sentAt'),
      width: 8,
      numeric: true,
      cell: ({ createdAt }) => <LocalText>{format.date(createdAt)}</LocalText>,
    },
  ]
}

interface InvitedProps {
  invitation: Invitation
  readAt: number
}

function Invited({ invitation, readAt }: InvitedProps) {
  const { t } = useTranslation('organizations')
  const { email, role, status, expiresAt } = invitation
  return (
    <span className="block min-w-0">
      <span dir="auto" className={ownScript}>
        {email}
      </span>
      <ColumnFallback column="role" className="block truncate text-sm/5 font-normal text-ink-soft">
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
      </ColumnFallback>
    </span>
  )
}

const canEnd = ({ status }: Invitation) => status === 'pending' || status === 'expired'
