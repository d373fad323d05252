import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '#kit/actions/index.ts'
import { ProblemText } from '#kit/problems/index.ts'
import type { OwnOrganization } from '#modules/organizations/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { useAct } from '#ui/actions/use-act.ts'
import type { ReceivedInvitation } from '../../invitation.server.ts'
import { acceptInvitationMutation, declineInvitationMutation } from '../../invitations.mutations.ts'

export function useAnswer(
  invitation: ReceivedInvitation,
  onAccepted: (organization: OwnOrganization) => Promise<void> | void,
) {
  const accepting = useMutation(acceptInvitationMutation)
  const declining = useMutation(declineInvitationMutation)
  const accept = useAct(async () => onAccepted(await accepting.mutateAsync(invitation)))
  return {
    accept: () => accept.start(),
    isAccepting: accept.isPending,
    problem: accept.error,
    decline: () => declining.mutateAsync(invitation),
  }
}

interface AnswerButtonsProps {
  invitation: ReceivedInvitation
  answer: ReturnType<typeof useAnswer>
}

export function AnswerButtons({ invitation, answer }: AnswerButtonsProps) {
  const { t } = useTranslation('organizations')
  const { name } = invitation.organization
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="primary"
        pending={answer.isAccepting}
        onClick={answer.accept}
        className="max-sm:grow"
        aria-label={t('answer.acceptOf', { name })}
      >
        {t('answer.accept')}
      </Button>
      <ConfirmAction
        trigger={
          <Button className="max-sm:grow" aria-label={t('answer.declineOf', { name })}>
            {t('answer.decline')}
          </Button>
        }
        tone="primary"
        title={t('answer.declineTitle', { name })}
        text={t('answer.declineText')}
        confirmLabel={t('answer.decline')}
        onConfirm={answer.decline}
      />
    </div>
  )
}

export function AnswerProblem({ problem }: { problem: Error | undefined }) {
  return (
    <p
      role="alert"
      className="rounded-md text-sm text-danger not-empty:mb-4 not-empty:bg-danger-tint not-empty:px-4 not-empty:py-3"
    >
      {problem && <ProblemText error={problem} />}
    </p>
  )
}
