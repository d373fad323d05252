import { useEffect, useEffectEvent } from 'react'
import { SignInHelp, useArrival } from '#domains/identity/login/index.ts'
import { ProblemText } from '#kit/problems/index.ts'
import { useOfferedPasskey } from './use-passkey.ts'

interface PasskeyOfferProps {
  redirect: string
  /** How often the button was pressed. */
  presses: number
}

export function Offer({ redirect, presses }: PasskeyOfferProps) {
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
      {presses > 0 && <SignInHelp redirect={redirect} />}
    </>
  )
}
