import type { ReactNode } from 'react'
import { useOfferedPasskey } from '#domains/identity/passkey-sign-in/index.ts'
import { ProblemText } from '#kit/problems/index.ts'
import { Button } from '#ui/actions/button.tsx'
import type { Again } from '#ui/first-use/again.ts'
import { useAgain } from '#ui/first-use/use-first-use.ts'
import { useArrival } from '../code/use-arrival.ts'

interface UsedPasskeyButtonProps {
  redirect: string
  again: Again | undefined
  children: ReactNode
}

export function UsedPasskeyButton({ redirect, again, children }: UsedPasskeyButtonProps) {
  const button = useAgain<HTMLButtonElement>(again)
  const arrive = useArrival(redirect)
  const passkey = useOfferedPasskey(() => arrive.signedIn('passkey'))
  return (
    <>
      <Button ref={button} pending={passkey.isPending} onClick={() => passkey.start()}>
        {children}
      </Button>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {passkey.error && <ProblemText error={passkey.error} />}
      </p>
    </>
  )
}
