import { MissingBook } from './ornament.tsx'
import { State, type StateProps } from './state.tsx'

/** There are things, but none that the search or the filters let through; the action clears them. */
export function NoMatchState(props: StateProps & Required<Pick<StateProps, 'actions'>>) {
  return (
    <div aria-live="polite">
      <State ornament={<MissingBook />} {...props} />
    </div>
  )
}
