import { lazy, Suspense } from 'react'
import { Refusal } from '#features/problems/index.ts'

/** Few need it: the pages that offer it do not carry it. */
const Dialog = lazy(() => import('./sign-in-again-dialog.tsx'))

interface SignInAgainProps {
  /** What a sensitive act was refused with; anything but SESSION_EXPIRED is left to its own place. */
  problem: Error | undefined
  onDismiss: () => void
}

/** Where a sensitive act wants a fresh sign-in: offers one, after which the very page comes back with its state. */
export function SignInAgain({ problem, onDismiss }: SignInAgainProps) {
  const isWanted = problem instanceof Refusal && problem.code === 'SESSION_EXPIRED'
  return <Suspense>{isWanted && <Dialog onDismiss={onDismiss} />}</Suspense>
}
