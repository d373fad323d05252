import { Fingerprint } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'
import { pressed } from '#ui/first-use/again.ts'
import { atRest, createOnDemand } from '#ui/first-use/on-demand.ts'
import { useFirstUse } from '#ui/first-use/use-first-use.ts'
import { LastUsed } from './last-used.tsx'

const passkeys = createOnDemand(() => import('./used-passkey-button.tsx'))

/** The code of passkeys comes once the page is at rest: then the browser suggests them, too. */
export function PasskeyButton({ redirect }: { redirect: string }) {
  const { real, take } = useFirstUse(passkeys)
  const begin = useEffectEvent(() => take())
  useEffect(() => {
    const timer = atRest(() => begin())
    return () => clearTimeout(timer)
  }, [])
  if (real) {
    return (
      <real.module.UsedPasskeyButton redirect={redirect} again={real.again}>
        <PasskeyWords />
      </real.module.UsedPasskeyButton>
    )
  }
  return (
    <Button onClick={(event) => take(pressed(event))}>
      <PasskeyWords />
    </Button>
  )
}

function PasskeyWords() {
  const { t } = useTranslation('login')
  return (
    <>
      <Fingerprint aria-hidden className="size-4" />
      {t('login.passkey')}
      <LastUsed method="passkey" />
    </>
  )
}
