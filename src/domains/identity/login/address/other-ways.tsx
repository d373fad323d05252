import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SignInParts } from '#kit/parts/index.ts'
import { ProblemText } from '#kit/problems/index.ts'
import { useSetup } from '#kit/setup/index.ts'
import type { OfferedProvider } from '#platform/context/access.ts'
import { Button } from '#ui/actions/button.tsx'
import { useAct } from '#ui/actions/use-act.ts'
import { atRest } from '#ui/first-use/on-demand.ts'
import { signInWith } from '../code/code-calls.ts'
import { rememberMethod } from '../code/last-method.ts'
import { useOpenWays } from '../open-ways.ts'
import { withPlace } from '../with-place.ts'
import { LastUsed } from './last-used.tsx'

export function OtherWays({ redirect }: { redirect: string }) {
  const { t } = useTranslation('login')
  const { hasCodes = true, providers = [] } = useSetup()?.configuration ?? {}
  const ways = useOpenWays().filter(({ label }) => label)
  const [chosen, setChosen] = useState<string>()
  const leave = useAct(async (provider: OfferedProvider) => {
    setChosen(provider.id)
    await signInWith(provider, withPlace(redirect))
    rememberMethod(provider.id)
  })
  if (providers.length === 0 && ways.length === 0) return null
  return (
    <>
      {hasCodes && (
        <p className="mt-6 flex items-center gap-4 text-sm text-ink-faint before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
          {t('login.or')}
        </p>
      )}
      <div className="mt-6 grid gap-3">
        {ways.map((way) => (
          <WayButton key={way.name} of={way} redirect={redirect} />
        ))}
        {providers.map((provider) => (
          <Button
            key={provider.id}
            pending={(leave.isPending || leave.isDone) && chosen === provider.id}
            onClick={() => leave.start(provider)}
          >
            <span aria-hidden className={`${provider.id}-mark size-4`} />
            {t('login.with', { provider: provider.name })}
            <LastUsed method={provider.id} />
          </Button>
        ))}
      </div>
      <p role="alert" className="mt-3 text-sm text-danger empty:hidden">
        {leave.error && <ProblemText error={leave.error} />}
      </p>
    </>
  )
}

interface WayButtonProps {
  of: SignInParts
  redirect: string
}

/** The code of the way comes once the page is at rest; then it may make suggestions, too. */
function WayButton({ of: { name, label, part }, redirect }: WayButtonProps) {
  const { t } = useTranslation('login')
  // The server may have the code for another page, but sends none of it with this one.
  const [module, setModule] = useState(() => (import.meta.env.SSR ? undefined : part.here()))
  const [presses, setPresses] = useState(0)
  useEffect(() => {
    const timer = atRest(() => part.require(setModule))
    return () => clearTimeout(timer)
  }, [part])

  function press() {
    setPresses((before) => before + 1)
    part.require(setModule)
  }

  return (
    <>
      <Button onClick={press}>
        <span aria-hidden className={`${name}-mark size-4`} />
        {label && t(`login.${label}`)}
        <LastUsed method={name} />
      </Button>
      {module?.Offer && <module.Offer redirect={redirect} presses={presses} />}
    </>
  )
}
