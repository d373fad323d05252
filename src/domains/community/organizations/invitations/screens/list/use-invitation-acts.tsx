import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ProblemText } from '#kit/problems/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import type { Invitation } from '../../invitation.server.ts'
import {
  cancelInvitationMutation,
  inviteMutation,
  resendInvitationMutation,
} from '../../invitations.mutations.ts'

const because = (error: Error) => ({ description: <ProblemText error={error} /> })

export function useInvitationActs(organizationId: string) {
  const { t } = useTranslation('organizations')
  const queryClient = useQueryClient()
  const cancelling = cancelInvitationMutation(queryClient, organizationId)
  const resending = resendInvitationMutation(queryClient, organizationId)

  const again = useMutation({
    ...inviteMutation(queryClient, organizationId),
    onSuccess: ({ email }) => toast.success(t('invitations.invited', { email })),
    onError: (error, { email }) =>
      toast.error(t('invitations.inviteFailed', { email }), because(error)),
  })
  const inviteAgain = ({ email, role, teamId }: Invitation) => again.mutate({ email, role, teamId })

  const resend = useMutation({
    ...resending,
    onSuccess: (sent, ...rest) => {
      toast.success(t('invitations.resent', { email: sent.email }))
      return resending.onSuccess?.(sent, ...rest)
    },
    onError: (error, { email }) =>
      toast.error(t('invitations.resendFailed', { email }), because(error)),
  })

  const cancel = useMutation({
    ...cancelling,
    onSuccess: (_nothing, invitation) =>
      toast.success(t('invitations.cancelled', { email: invitation.email }), {
        description: t('invitations.undoText'),
        action: { label: t('invitations.undo'), onClick: () => inviteAgain(invitation) },
      }),
    onError: (error, invitation, ...rest) => {
      toast.error(t('invitations.cancelFailed', { email: invitation.email }), because(error))
      return cancelling.onError?.(error, invitation, ...rest)
    },
  })

  return {
    inviteAgain,
    resend: (invitation: Invitation) => resend.mutate(invitation),
    cancel: (invitation: Invitation) => cancel.mutate(invitation),
  }
}

export type InvitationActs = ReturnType<typeof useInvitationActs>
