import { Fingerprint } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ProblemText } from '#kit/problems/index.ts'
import { useSession, useSessionChanged } from '#kit/session/index.ts'
import { MainUnlessFramed } from '#layouts/main.tsx'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { ErrorPage } from '#ui/feedback/error-page.tsx'
import { useSignInByPasskey } from '../sign-in/use-passkey.ts'

/** The page shown in place of the back office. */
export function AdminPasskeyNeeded() {
  const { t } = useTranslation('admin-passkey')
  const hasNone = useSession()?.adminNeed?.code === 'PASSKEY_REQUIRED'
  const text = hasNone ? 'required' : 'signIn'
  return (
    <MainUnlessFramed>
      <ErrorPage
        code="403"
        title={t(`${text}.title`)}
        text={t(`${text}.text`)}
        actions={hasNone ? <AddLink /> : <SignIn />}
      />
    </MainUnlessFramed>
  )
}

function AddLink() {
  const { t } = useTranslation('admin-passkey')
  return (
    <LinkButton to="/app/account" variant="primary">
      {t('add')}
    </LinkButton>
  )
}

function SignIn() {
  const { t } = useTranslation('admin-passkey')
  const sessionChanged = useSessionChanged()
  const signingIn = useSignInByPasskey(async () => void (await sessionChanged()))
  return (
    <div>
      <Button variant="primary" pending={signingIn.isPending} onClick={() => signingIn.start()}>
        <Fingerprint aria-hidden className="size-4" />
        {t('signIn.action')}
      </Button>
      <p role="alert" className="mt-3 text-sm text-danger empty:hidden">
        {signingIn.error && <ProblemText error={signingIn.error} />}
      </p>
    </div>
  )
}
