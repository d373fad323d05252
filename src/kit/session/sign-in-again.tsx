import { Suspense } from 'react'
import { useParts } from '#kit/parts/index.ts'
import { Refusal } from '#kit/problems/index.ts'

interface SignInAgainProps {
  problem: Error | undefined
  onDismiss: () => void
}

export function SignInAgain({ problem, onDismiss }: SignInAgainProps) {
  const { SignInAgainDialog } = useParts()
  const isWanted = problem instanceof Refusal && problem.code === 'SESSION_EXPIRED'
  return <Suspense>{isWanted && <SignInAgainDialog onDismiss={onDismiss} />}</Suspense>
}
