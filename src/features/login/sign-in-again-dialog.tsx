import { useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ProblemText } from '#features/problems/index.ts'
import { useSession } from '#features/session/index.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { useSignInCode } from './code/use-sign-in-code.ts'

/** Sends a code to the person's own address and goes where it is entered. */
export default function SignInAgainDialog({ onDismiss }: { onDismiss: () => void }) {
  const { t } = useTranslation(['login', 'common'])
  const email = useSession()?.user.email ?? ''
  const here = useLocation({ select: ({ href }) => href })
  const { send, captchaField } = useSignInCode(here)
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onDismiss()}
      title={t('signInAgain.title')}
      text={t('signInAgain.text')}
      confirmLabel={t('login.send')}
      cancelLabel={t('common:actions.cancel')}
      onConfirm={() => send(email)}
      errorText={wordsFor}
    >
      {captchaField}
    </ConfirmDialog>
  )
}

const wordsFor = (error: Error) => <ProblemText error={error} />
