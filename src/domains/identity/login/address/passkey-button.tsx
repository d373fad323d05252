import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'
import { atRest, createOnDemand } from '#ui/first-use/on-demand.ts'
import { LastUsed } from './last-used.tsx'

const offer = createOnDemand(() => import('./passkey-offer.tsx'))

/** The code of passkeys comes once the page is at rest; then the browser suggests them, too. */
export function PasskeyButton({ redirect }: { redirect: string }) {
  const { t } = useTranslation('login')
  const [module, setModule] = useState(offer.here)
  const [presses, setPresses] = useState(0)
  useEffect(() => {
    const timer = atRest(() => offer.require(setModule))
    return () => clearTimeout(timer)
  }, [])

  function press() {
    setPresses((before) => before + 1)
    offer.require(setModule)
  }

  return (
    <>
      <Button onClick={press}>
        <span aria-hidden className="passkey-mark size-4" />
        {t('login.passkey')}
        <LastUsed method="passkey" />
      </Button>
      {module && <module.PasskeyOffer redirect={redirect} presses={presses} />}
    </>
  )
}
