import { UnlitLamp } from './ornament.tsx'
import { State, type StateProps } from './state.tsx'

/** There is no connection. */
export function OfflineState(props: StateProps) {
  return (
    <div aria-live="polite">
      <State ornament={<UnlitLamp />} {...props} />
    </div>
  )
}
