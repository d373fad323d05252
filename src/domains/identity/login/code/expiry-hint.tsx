import { useTranslation } from 'react-i18next'
import { useSetup } from '#kit/setup/index.ts'
import { type CodePurpose, useAskedCode } from './asked-code.ts'
import { useCountdown } from './use-countdown.ts'

export function ExpiryHint({ purpose, email }: { purpose: CodePurpose; email: string }) {
  const { t } = useTranslation('login')
  const asked = useAskedCode(purpose)
  const usual = useSetup()?.configuration.codeMinutes ?? 0
  const seconds = useCountdown(asked?.email === email ? asked.expiresAt : 0)
  const minutes = asked?.email === email ? Math.ceil(seconds / 60) : usual
  return t(minutes > 0 ? 'verify.expiresIn' : 'verify.expired', { count: minutes })
}
