import { Suspense } from 'react'
import { useParts } from '#kit/parts/index.ts'
import { Refusal } from '#kit/problems/index.ts'

interface SignInAgainProps {
  /** The error of a sensitive action; anything but SESSION_EXPIRED is shown elsewhere. */
  problem: Error | undefined
  onDismiss: () => void
}

/** Offers a new sign-in, which returns to the same page with its state. */
export function SignInAgain({ problem, onDismiss }: SignInAgainProps) {
  const { SignInAgainDialog } = useParts()
  const isWanted = problem instanceof Refusal && problem.code === 'SESSION_EXPIRED'
  return <Suspense>{isWanted && <SignInAgainDialog onDismiss={onDismiss} />}</Suspense>
}
