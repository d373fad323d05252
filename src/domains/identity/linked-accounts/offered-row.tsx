import { Link2Off } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ProblemText } from '#kit/problems/index.ts'
import { authCall, SignInAgain } from '#kit/session/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { useAct } from '#ui/actions/use-act.ts'

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
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-sunken text-ink-soft">
        <Link2Off aria-hidden className="size-4.5" />
      </span>
      <div className="min-w-40 flex-1">
        <p className="font-medium wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-ink-soft">{t('link.text')}</p>
      </div>
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
    </li>
  )
}
