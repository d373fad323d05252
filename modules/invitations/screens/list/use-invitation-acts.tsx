import { useTranslation } from 'react-i18next'
import { useReportedMutation } from '#kit/actions/index.ts'
import type { Invitation } from '../../invitation.server.ts'
import {
  cancelInvitationMutation,
  inviteMutation,
  resendInvitationMutation,
} from '../../invitations.mutations.ts'

export function useInvitationActs(organizationId: string) {
  const { t } = useTranslation('organizations')
  const again = useReportedMutation(inviteMutation(organizationId), {
    done: ({ email }) => [t('invitations.invited', { email })],
    failed: ({ email }) => t('invitations.inviteFailed', { email }),
  })
  const inviteAgain = ({ email, role, teamId }: Invitation) => again.mutate({ email, role, teamId })
  const resend = useReportedMutation(resendInvitationMutation(organizationId), {
    done: ({ email }) => [t('invitations.resent', { email })],
    failed: ({ email }) => t('invitations.resendFailed', { email }),
  })
  const cancel = useReportedMutation(cancelInvitationMutation(organizationId), {
    done: (_nothing, invitation) => [
      t('invitations.cancelled', { email: invitation.email }),
      {
        description: t('invitations.undoText'),
        action: { label: t('invitations.undo'), onClick: () => inviteAgain(invitation) },
      },
    ],
    failed: ({ email }) => t('invitations.cancelFailed', { email }),
  })
  return { inviteAgain, resend: resend.mutate, cancel: cancel.mutate }
}

export type InvitationActs = ReturnType<typeof useInvitationActs>
