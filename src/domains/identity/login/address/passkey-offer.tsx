import { useEffect, useEffectEvent } from 'react'
import { useOfferedPasskey } from '#domains/identity/passkey-sign-in/index.ts'
import { ProblemText } from '#kit/problems/index.ts'
import { useArrival } from '../code/use-arrival.ts'
import { RecoveryLink } from '../recovery/recovery-link.tsx'

interface PasskeyOfferProps {
  redirect: string
  /** How often the button was pressed. */
  presses: number
}

export function PasskeyOffer({ redirect, presses }: PasskeyOfferProps) {
  const arrive = useArrival(redirect)
  const passkey = useOfferedPasskey(() => arrive.signedIn('passkey'))
  const start = useEffectEvent(() => passkey.start())
  useEffect(() => {
    if (presses > 0) start()
  }, [presses])
  return (
    <>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {passkey.error && <ProblemText error={passkey.error} />}
      </p>
      {presses > 0 && <RecoveryLink redirect={redirect} />}
    </>
  )
}
