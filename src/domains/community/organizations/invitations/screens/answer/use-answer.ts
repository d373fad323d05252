import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAct } from '#ui/actions/use-act.ts'
import type { OwnOrganization } from '../../../organization.ts'
import type { ReceivedInvitation } from '../../invitation.server.ts'
import { acceptInvitationMutation, declineInvitationMutation } from './answer.mutations.ts'

export function useAnswer(
  invitation: ReceivedInvitation,
  onAccepted: (organization: OwnOrganization) => Promise<void> | void,
) {
  const queryClient = useQueryClient()
  const accepting = useMutation(acceptInvitationMutation(queryClient))
  const declining = useMutation(declineInvitationMutation(queryClient))
  const accept = useAct(async () => onAccepted(await accepting.mutateAsync(invitation)))
  return {
    accept: () => accept.start(),
    isAccepting: accept.isPending,
    problem: accept.error,
    decline: () => declining.mutateAsync(invitation),
  }
}

export type Answer = ReturnType<typeof useAnswer>
