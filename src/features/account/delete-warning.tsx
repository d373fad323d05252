import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { SignInAgain, useSendCode } from '#features/login/index.ts'
import { ProblemText } from '#features/session/index.ts'
import { Button } from '#ui/actions/button.tsx'

interface DeleteWarningProps {
  email: string
  onSent: () => void
  onKeep: () => void
}

/** Nothing happens yet: a code is sent, or everything stays as it is. */
export function DeleteWarning({ email, onSent, onKeep }: DeleteWarningProps) {
  const { t } = useTranslation('account')
  const send = useMutation({ mutationFn: useSendCode('delete-account'), onSuccess: onSent })
  return (
    <>
      <p role="alert" className="text-sm text-danger not-empty:mb-4">
        {send.error && <ProblemText error={send.error} />}
      </p>
      <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <Button onClick={onKeep}>{t('delete.keep')}</Button>
        <Button variant="danger" pending={send.isPending} onClick={() => send.mutate(email)}>
          {t('delete.sendCode')}
        </Button>
      </div>
      <SignInAgain problem={send.error} onDismiss={send.reset} />
    </>
  )
}
