import type { ReactNode } from 'react'
import { TornPage } from './ornament.tsx'
import { State, type StateProps } from './state.tsx'

interface FailedStateProps extends StateProps {
  /** Usually a `RequestId`, to be quoted when asking for help. */
  note?: ReactNode
}

/** It did not work; the action tries again. */
export function FailedState(props: FailedStateProps) {
  return (
    <div role="alert">
      <State ornament={<TornPage />} {...props} />
    </div>
  )
}
