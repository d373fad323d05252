import { useTranslation } from 'react-i18next'
import { ProblemText } from '#kit/problems/index.ts'
import { SignInAgain } from '#kit/session/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { useAct } from '#ui/actions/use-act.ts'
import { type CodePurpose, useAskedCode } from './asked-code.ts'
import { sendCode } from './code-calls.ts'
import { useCodeChecks } from './use-code-checks.tsx'
import { useCountdown } from './use-countdown.ts'

interface ResendProps {
  purpose: CodePurpose
  email: string
  onSent: () => void
}

export function Resend({ purpose, email, onSent }: ResendProps) {
  const { t } = useTranslation('login')
  const asked = useAskedCode(purpose)
  const checks = useCodeChecks()
  const send = useAct(async () => {
    await sendCode(purpose, email, { headers: checks.takeHeaders() })
    onSent()
  })
  const isSent = asked?.email === email
  const wait = useCountdown(isSent ? asked.resendAt : 0)
  const again = wait > 0 ? t('verify.resendIn', { count: wait }) : t('verify.resend')
  const label = isSent ? again : t('login.send')
  return (
    <div className="mt-4 text-sm">
      {/* Other purposes require a signed-in user, so they have nothing to pass. */}
      {purpose === 'sign-in' && checks.fields}
      <Button
        variant="quiet"
        className="-ms-4"
        disabled={wait > 0}
        pending={send.isPending}
        onClick={() => send.start()}
      >
        {label}
      </Button>
      <output className="block text-ink-soft">{send.isDone && t('verify.resent')}</output>
      <p role="alert" className="text-danger">
        {send.error && <ProblemText error={send.error} />}
      </p>
      <SignInAgain problem={send.error} onDismiss={send.reset} />
    </div>
  )
}
