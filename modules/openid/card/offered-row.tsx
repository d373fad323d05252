import { Link2Off } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ProblemText } from '#kit/problems/index.ts'
import { authCall, SignInAgain } from '#kit/session/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { useAct } from '#ui/actions/use-act.ts'
import { AccountRow } from './account-row.tsx'

/** Linking it is the user's agreement that this provider may sign them in. */
export function OfferedRow({ of }: { of: { providerId: string; name: string } }) {
  const { t } = useTranslation('linked-accounts')
  const { providerId: provider, name } = of
  const link = useAct(() =>
    authCall('/sign-in/social', {
      provider,
      link: true,
      callbackURL: location.pathname,
      errorCallbackURL: '/login/error',
    }),
  )
  return (
    <AccountRow icon={<Link2Off aria-hidden />} name={name} text={t('link.text')}>
      <Button
        size="sm"
        aria-label={t('link.named', { name })}
        pending={link.isPending}
        onClick={() => link.start()}
      >
        {t('link.action')}
      </Button>
      <p role="alert" className="w-full text-sm text-danger empty:hidden">
        {link.error && <ProblemText error={link.error} />}
      </p>
      <SignInAgain problem={link.error} onDismiss={link.reset} />
    </AccountRow>
  )
}
