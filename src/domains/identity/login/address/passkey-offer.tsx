import { useEffect, useEffectEvent } from 'react'
import { useOfferedPasskey } from '#domains/identity/passkey-sign-in/index.ts'
import { ProblemText } from '#kit/problems/index.ts'
import { useArrival } from '../code/use-arrival.ts'

interface PasskeyOfferProps {
  redirect: string
  /** How often the button was pressed. */
  presses: number
  onPending: (isPending: boolean) => void
}

export function PasskeyOffer({ redirect, presses, onPending }: PasskeyOfferProps) {
  const arrive = useArrival(redirect)
  const passkey = useOfferedPasskey(() => arrive.signedIn('passkey'))
  const start = useEffectEvent(() => passkey.start())
  const tell = useEffectEvent(onPending)
  useEffect(() => {
    if (presses > 0) start()
  }, [presses])
  useEffect(() => tell(passkey.isPending), [passkey.isPending])
  return (
    <p role="alert" className="text-sm text-danger empty:hidden">
      {passkey.error && <ProblemText error={passkey.error} />}
    </p>
  )
}
