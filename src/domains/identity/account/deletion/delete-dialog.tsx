import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CodeEntry, DeveloperHint, forgetCode, useSendCode } from '#domains/identity/login/index.ts'
import { ProblemText } from '#kit/problems/index.ts'
import { AfterRecentSignIn, authCall, SignInAgain, tellOtherTabs } from '#kit/session/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { useAct } from '#ui/actions/use-act.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { SentTo } from '../sent-to.tsx'

interface DeleteDialogProps {
  open: boolean
  email: string
  onClose: () => void
}

export function DeleteDialog({ open, email, onClose }: DeleteDialogProps) {
  const { t } = useTranslation(['account', 'common'])
  const [sent, setSent] = useState(false)

  function close() {
    setSent(false)
    onClose()
  }

  const dialog = (isOpen: boolean) => (
    <Dialog
      open={isOpen}
      onOpenChange={(next) => !next && close()}
      title={t('delete.warningTitle')}
      description={t('delete.warning')}
      closeLabel={t('common:actions.close')}
    >
      {sent ? (
        <DeleteCode email={email} />
      ) : (
        <DeleteWarning email={email} onSent={() => setSent(true)} onKeep={close} />
      )}
    </Dialog>
  )
  return (
    <AfterRecentSignIn open={open} onDismiss={close}>
      {dialog}
    </AfterRecentSignIn>
  )
}

function DeleteCode({ email }: { email: string }) {
  const { t } = useTranslation('account')
  return (
    <>
      <SentTo email={email} text={t('delete.code')} />
      <CodeEntry
        purpose="delete-account"
        email={email}
        onCode={deleteAccount}
        submitLabel={t('delete.submit')}
        tone="danger"
      />
      <DeveloperHint />
    </>
  )
}

async function deleteAccount(otp: string) {
  await authCall('/delete-user', { otp })
  for (const purpose of ['sign-in', 'change-email', 'delete-account'] as const) forgetCode(purpose)
  tellOtherTabs()
  location.assign('/login')
}

interface DeleteWarningProps {
  email: string
  onSent: () => void
  onKeep: () => void
}

function DeleteWarning({ email, onSent, onKeep }: DeleteWarningProps) {
  const { t } = useTranslation('account')
  const sendCode = useSendCode('delete-account')
  const send = useAct(async () => {
    await sendCode(email)
    onSent()
  })
  return (
    <>
      <p role="alert" className="text-sm text-danger not-empty:mb-4">
        {send.error && <ProblemText error={send.error} />}
      </p>
      <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <Button onClick={onKeep}>{t('delete.keep')}</Button>
        <Button variant="danger" pending={send.isPending} onClick={() => send.start()}>
          {t('delete.sendCode')}
        </Button>
      </div>
      <SignInAgain problem={send.error} onDismiss={send.reset} />
    </>
  )
}
