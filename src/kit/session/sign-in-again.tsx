import { Suspense } from 'react'
import { useParts } from '#kit/parts/index.ts'
import { Refusal } from '#kit/problems/index.ts'

interface SignInAgainProps {
  /** What a sensitive act was refused with; anything but SESSION_EXPIRED is left to its own place. */
  problem: Error | undefined
  onDismiss: () => void
}

/** Where a sensitive act wants a fresh sign-in: offers one, after which the very page comes back with its state. */
export function SignInAgain({ problem, onDismiss }: SignInAgainProps) {
  const { SignInAgainDialog } = useParts()
  const isWanted = problem instanceof Refusal && problem.code === 'SESSION_EXPIRED'
  return <Suspense>{isWanted && <SignInAgainDialog onDismiss={onDismiss} />}</Suspense>
}
