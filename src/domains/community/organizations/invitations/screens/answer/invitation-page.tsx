import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Refusal } from '#kit/problems/index.ts'
import { Awaited } from '#kit/record-page/index.ts'
import { receivedInvitationQuery } from '../../invitations.queries.ts'
import { InvitationAnswer } from './invitation-answer.tsx'
import { InvitationPending } from './invitation-pending.tsx'
import { NobodysInvitation } from './nobodys-invitation.tsx'

export function InvitationPage({ id }: { id: string }) {
  const { t } = useTranslation(['organizations', 'layouts'])
  const asked = useQuery(receivedInvitationQuery(id))
  const { error } = asked
  if (error instanceof Refusal && isNotOnes(error)) return <NobodysInvitation error={error} />
  return (
    <Awaited
      of={asked}
      title={t('layouts:pages.invitation')}
      failedTitle={t('answer.loadFailed')}
      pending={<InvitationPending />}
    >
      {(invitation) => <InvitationAnswer invitation={invitation} readAt={asked.dataUpdatedAt} />}
    </Awaited>
  )
}

/** Only members of the organization learn that the invitation is for another user; all others get "not found". */
const isNotOnes = ({ status, code }: Refusal) =>
  status === 404 || code === 'YOU_ARE_NOT_THE_RECIPIENT_OF_THE_INVITATION'
