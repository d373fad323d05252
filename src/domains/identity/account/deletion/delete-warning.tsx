import { useTranslation } from 'react-i18next'
import { useSendCode } from '#domains/identity/login/index.ts'
import { ProblemText } from '#kit/problems/index.ts'
import { SignInAgain } from '#kit/session/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { useAct } from '#ui/actions/use-act.ts'

interface DeleteWarningProps {
  email: string
  onSent: () => void
  onKeep: () => void
}

export function DeleteWarning({ email, onSent, onKeep }: DeleteWarningProps) {
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
