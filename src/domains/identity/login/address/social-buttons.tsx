import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemText } from '#kit/problems/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { useAct } from '#ui/actions/use-act.ts'
import { signInWith } from '../code/code-calls.ts'
import { withPlace } from '../with-place.ts'
import { rememberMethod } from './last-method.ts'
import { LastUsed } from './last-used.tsx'
import './social-buttons.css'

const NAMES = { github: 'GitHub', google: 'Google' }
type Provider = keyof typeof NAMES

export function SocialButtons({
  providers,
  redirect,
}: {
  providers: Provider[]
  redirect: string
}) {
  const { t } = useTranslation('login')
  const [chosen, setChosen] = useState<Provider>()
  const leave = useAct(async (provider: Provider) => {
    setChosen(provider)
    await signInWith(waysOf(provider, withPlace(redirect)))
    rememberMethod(provider)
  })
  return (
    <>
      <p className="my-6 flex items-center gap-4 text-sm text-ink-faint before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {t('login.or')}
      </p>
      <div className="grid gap-3">
        {providers.map((provider) => (
          <Button
            key={provider}
            pending={(leave.isPending || leave.isDone) && chosen === provider}
            onClick={() => leave.start(provider)}
          >
            <span aria-hidden className={`${provider}-mark size-4 bg-current`} />
            {t('login.with', { provider: NAMES[provider] })}
            <LastUsed method={provider} />
          </Button>
        ))}
      </div>
      <p role="alert" className="mt-3 text-sm text-danger empty:hidden">
        {leave.error && <ProblemText error={leave.error} />}
      </p>
    </>
  )
}

function waysOf(provider: Provider, redirect: string) {
  const asked = redirect && `?${new URLSearchParams({ redirect })}`
  return {
    provider,
    callbackURL: redirect || '/login',
    errorCallbackURL: `/login/error${asked}`,
  }
}
