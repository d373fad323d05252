import { useLocation } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemText } from '#kit/problems/index.ts'
import { useSession } from '#kit/session/index.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { useSignInCode } from './code/use-sign-in-code.ts'

export default function SignInAgainDialog({ onDismiss }: { onDismiss: () => void }) {
  const { t } = useTranslation(['login', 'common'])
  const email = useSession()?.user.email ?? ''
  const here = useLocation({ select: ({ href }) => href })
  const { send, captchaField } = useSignInCode(here)
  const isLeaving = useRef(false)

  // Leaving for the code page is not a dismissal: the page behind the dialog keeps its state.
  async function leave() {
    isLeaving.current = true
    await send({ email }).catch((error: unknown) => {
      isLeaving.current = false
      throw error
    })
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !isLeaving.current && onDismiss()}
      title={t('signInAgain.title')}
      text={t('signInAgain.text')}
      confirmLabel={t('login.send')}
      cancelLabel={t('common:actions.cancel')}
      onConfirm={leave}
      errorText={wordsFor}
    >
      {captchaField}
    </ConfirmDialog>
  )
}

const wordsFor = (error: Error) => <ProblemText error={error} />
