import { ClosedGate } from './ornament.tsx'
import { State, type StateProps } from './state.tsx'

/** The person may not see this; the action leads where they may. */
export function ForbiddenState(props: StateProps) {
  return <State ornament={<ClosedGate />} {...props} />
}
