import { OpenBook } from './ornament.tsx'
import { State, type StateProps } from './state.tsx'

/** Nothing is here yet; the action makes the first one. */
export function EmptyState(props: StateProps) {
  return <State ornament={<OpenBook />} {...props} />
}
