import { useQuery } from '@tanstack/react-query'
import { Fingerprint } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ConfirmationProps } from '#kit/parts/index.ts'
import { ProblemText } from '#kit/problems/index.ts'
import { useSessionChanged } from '#kit/session/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { passkeysQuery } from './passkeys.queries.ts'
import { useHasPasskeys, useSignInByPasskey } from './use-passkey.ts'

export function ConfirmByPasskey({ onSignedIn, children }: ConfirmationProps) {
  return children(useHasPasskey() && <PasskeyPart onSignedIn={onSignedIn} />)
}

function PasskeyPart({ onSignedIn }: Pick<ConfirmationProps, 'onSignedIn'>) {
  const { t } = useTranslation('login')
  const sessionChanged = useSessionChanged()
  const passkey = useSignInByPasskey(async () => {
    await sessionChanged()
    onSignedIn()
  })
  return (
    <div>
      <Button pending={passkey.isPending} onClick={() => passkey.start()}>
        <Fingerprint aria-hidden className="size-4" />
        {t('signInAgain.passkey')}
      </Button>
      <p role="alert" className="mt-3 text-sm text-danger empty:hidden">
        {passkey.error && <ProblemText error={passkey.error} />}
      </p>
    </div>
  )
}

/** Whether the user has one to sign in with. */
function useHasPasskey(): boolean {
  const enabled = useHasPasskeys()
  const { data } = useQuery({ ...passkeysQuery, enabled })
  return (data?.items.length ?? 0) > 0
}
