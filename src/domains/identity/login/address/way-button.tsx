import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SignInParts } from '#kit/parts/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { atRest } from '#ui/first-use/on-demand.ts'
import { LastUsed } from './last-used.tsx'

interface WayButtonProps {
  of: SignInParts
  redirect: string
}

/** The code of the way comes once the page is at rest; then it may make suggestions, too. */
export function WayButton({ of: { name, label, part }, redirect }: WayButtonProps) {
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
