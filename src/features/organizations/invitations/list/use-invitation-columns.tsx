import { useTranslation } from 'react-i18next'
import { type Column, ownScript } from '#features/record-list/index.ts'
import { LocalText } from '#i18n/local-text.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { Ends } from '../ends.tsx'
import type { Invitation } from '../invitation.server.ts'
import { InvitationStatus } from './invitation-status.tsx'

/** To whom, as what, and what became of it. */
export function useInvitationColumns(readAt: number): Column<Invitation>[] {
  const { t } = useTranslation('organizations')
  const format = useFormat()
  return [
    {
      id: 'email',
      label: t('fields.email'),
      slot: 'title',
      cell: (invitation) => <Invited invitation={invitation} readAt={readAt} />,
    },
    {
      id: 'role',
      label: t('fields.role'),
      width: 'calc(var(--spacing) * 34)',
      isLesser: true,
      cell: ({ role }) => t(`roles.${role}`),
    },
    {
      id: 'status',
      label: t('invitations.status'),
      width: 'calc(var(--spacing) * 32)',
      cell: ({ status }) => <InvitationStatus status={status} />,
    },
    {
      id: 'ends',
      label: t('invitations.expiry'),
      width: 'calc(var(--spacing) * 44)',
      isLesser: true,
      cell: (invitation) =>
        canEnd(invitation) && <Ends at={invitation.expiresAt} readAt={readAt} />,
    },
    {
      id: 'createdAt',
      label: t('invitations.sentAt'),
      width: 'calc(var(--spacing) * 32)',
      numeric: true,
      isLesser: true,
      cell: ({ createdAt }) => <LocalText>{format.date(createdAt)}</LocalText>,
    },
  ]
}

interface InvitedProps {
  invitation: Invitation
  readAt: number
}

/** An address; without room for columns, a second line says more. */
function Invited({ invitation, readAt }: InvitedProps) {
  const { t } = useTranslation('organizations')
  const { email, role, status, expiresAt } = invitation
  return (
    <span className="block min-w-0">
      <span dir="auto" className={ownScript}>
        {email}
      </span>
      <span className="block truncate text-sm/5 font-normal text-ink-soft lg:hidden">
        {t(`roles.${role}`)} ·{' '}
        <span className="sm:hidden">
          {status !== 'pending' && status !== 'expired' && t(`invitations.statuses.${status}`)}
        </span>
        {canEnd(invitation) && <Ends at={expiresAt} readAt={readAt} />}
      </span>
    </span>
  )
}

/** What has been answered or taken back has no end any more. */
const canEnd = ({ status }: Invitation) => status === 'pending' || status === 'expired'
