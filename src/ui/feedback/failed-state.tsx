import type { ReactNode } from 'react'
import { Ornament } from './ornament.tsx'
import { State, type StateProps } from './state.tsx'

interface FailedStateProps extends StateProps {
  note?: ReactNode
}

export function FailedState(props: FailedStateProps) {
  return (
    <div role="alert">
      <State ornament={<TornPage />} {...props} />
    </div>
  )
}

function TornPage() {
  return (
    <Ornament>
      <path className="paper" d="m52 10-18 1 3 58 22-1-4-9 5-8-6-9 4-8-6-9 4-8Z" />
      <path className="paper" d="m66 13 22 3-8 57-20-3 1-7 5-8-4-9 6-8-4-9 4-8Z" />
      <path d="M40 22h9M40 30h12M41 38h8M42 46h12M42 54h9M71 25l11 1.5M70 33l11 1.5M71 41l8 1M68 49l10 1.5M69 57l8 1" />
      <path className="accent" d="M58 18v6M59 40l1 6M57 62l1 5" />
    </Ornament>
  )
}
