import { useLocation } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { withPlace } from '#domains/identity/login/index.ts'
import { ProblemText } from '#kit/problems/index.ts'
import { useSession, useSessionChanged } from '#kit/session/index.ts'
import { signInByPasskey } from '#modules/passkeys/index.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { RecoveryLink } from './recovery-link.tsx'

interface ConfirmByPasskeyDialogProps {
  onDismiss: () => void
  onSignedIn: () => void
}

/** A code by email does not let this user in. */
export function ConfirmByPasskeyDialog({ onDismiss, onSignedIn }: ConfirmByPasskeyDialogProps) {
  const { t } = useTranslation(['login', 'common'])
  const email = useSession()?.user.email ?? ''
  const here = useLocation({ select: ({ href }) => href })
  const sessionChanged = useSessionChanged()
  const isIn = useRef(false)

  async function confirm() {
    if (!(await signInByPasskey())) throw new NoPasskeyGiven()
    isIn.current = true
    await sessionChanged()
    onSignedIn()
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !isIn.current && onDismiss()}
      title={t('signInAgain.title')}
      text={t('signInAgain.text')}
      confirmLabel={t('signInAgain.passkey')}
      cancelLabel={t('common:actions.cancel')}
      onConfirm={confirm}
      errorText={wordsFor}
    >
      <RecoveryLink email={email} redirect={withPlace(here)} />
    </ConfirmDialog>
  )
}

/** The user closed the browser's dialog, which needs no words. */
class NoPasskeyGiven extends Error {}

const wordsFor = (error: Error) =>
  error instanceof NoPasskeyGiven ? null : <ProblemText error={error} />
