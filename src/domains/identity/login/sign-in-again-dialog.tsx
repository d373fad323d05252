import { useLocation } from '@tanstack/react-router'
import { Fingerprint } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSignInByPasskey } from '#domains/identity/passkey-sign-in/index.ts'
import { useHasPasskey } from '#domains/identity/passkeys/index.ts'
import { ProblemText } from '#kit/problems/index.ts'
import { useSession, useSessionChanged } from '#kit/session/index.ts'
import { useSetup } from '#kit/setup/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { useLastMethod } from './address/last-method.ts'
import { signInWith } from './code/code-calls.ts'
import { useSignInCode } from './code/use-sign-in-code.ts'
import { ConfirmByPasskeyDialog } from './confirm-by-passkey-dialog.tsx'

interface SignInAgainDialogProps {
  onDismiss: () => void
  /** By a passkey, without leaving the page. */
  onSignedIn?: () => void
}

export default function SignInAgainDialog(props: SignInAgainDialogProps) {
  const { hasPasskey, isOnly } = useHasPasskey()
  const { onDismiss, onSignedIn = onDismiss } = props
  const asked = { onDismiss, onSignedIn }
  return isOnly ? (
    <ConfirmByPasskeyDialog {...asked} />
  ) : (
    <AnyWayDialog {...asked} hasPasskey={hasPasskey} />
  )
}

function AnyWayDialog({
  onDismiss,
  onSignedIn,
  hasPasskey,
}: Required<SignInAgainDialogProps> & { hasPasskey: boolean }) {
  const { t } = useTranslation(['login', 'common'])
  const email = useSession()?.user.email ?? ''
  const here = useLocation({ select: ({ href }) => href })
  const { send, checks } = useSignInCode(here)
  const provider = useOnlyProvider()
  const isLeaving = useRef(false)
  const sessionChanged = useSessionChanged()
  const passkey = useSignInByPasskey(async () => {
    await sessionChanged()
    onSignedIn()
  })

  // Leaving for the code page is not a dismissal: the page behind the dialog keeps its state.
  async function leave() {
    isLeaving.current = true
    await (provider ? signInWith(provider.id, here) : send({ email })).catch((error: unknown) => {
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
      confirmLabel={provider ? t('login.with', { provider: provider.name }) : t('login.send')}
      cancelLabel={t('common:actions.cancel')}
      onConfirm={leave}
      errorText={wordsFor}
    >
      {!provider && checks}
      {hasPasskey && (
        <div>
          <Button pending={passkey.isPending} onClick={() => passkey.start()}>
            <Fingerprint aria-hidden className="size-4" />
            {t('signInAgain.passkey')}
          </Button>
          <p role="alert" className="mt-3 text-sm text-danger empty:hidden">
            {passkey.error && <ProblemText error={passkey.error} />}
          </p>
        </div>
      )}
    </ConfirmDialog>
  )
}

/** Where no codes are sent: the provider used last in this browser, or else the first. */
function useOnlyProvider() {
  const { hasCodes = true, providers = [] } = useSetup()?.configuration ?? {}
  const last = useLastMethod()
  return hasCodes ? undefined : (providers.find(({ id }) => id === last) ?? providers[0])
}

const wordsFor = (error: Error) => <ProblemText error={error} />
