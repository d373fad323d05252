import { useTranslation } from 'react-i18next'
import { ProblemText } from '#kit/problems/index.ts'
import type { ButtonSize } from '#ui/actions/button-look.ts'
import { Button } from '#ui/actions/button.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import type { ReceivedInvitation } from '../../invitation.server.ts'
import type { Answer } from './use-answer.ts'

interface AnswerButtonsProps {
  invitation: ReceivedInvitation
  answer: Answer
  size?: ButtonSize
}

const problemText = (error: Error) => <ProblemText error={error} />

export function AnswerButtons({ invitation, answer, size }: AnswerButtonsProps) {
  const { t } = useTranslation(['organizations', 'common'])
  const { name } = invitation.organization
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="primary"
        size={size}
        pending={answer.isAccepting}
        onClick={answer.accept}
        className="max-sm:grow"
        aria-label={t('answer.acceptOf', { name })}
      >
        {t('answer.accept')}
      </Button>
      <ConfirmDialog
        trigger={
          <Button size={size} className="max-sm:grow" aria-label={t('answer.declineOf', { name })}>
            {t('answer.decline')}
          </Button>
        }
        title={t('answer.declineTitle', { name })}
        text={t('answer.declineText')}
        confirmLabel={t('answer.decline')}
        cancelLabel={t('common:actions.cancel')}
        onConfirm={answer.decline}
        errorText={problemText}
      />
    </div>
  )
}
