import { Ornament } from './ornament.tsx'
import { State, type StateProps } from './state.tsx'

export function NoMatchState(props: StateProps & Required<Pick<StateProps, 'actions'>>) {
  return (
    <div aria-live="polite">
      <State ornament={<MissingBook />} {...props} />
    </div>
  )
}

function MissingBook() {
  return (
    <Ornament>
      <path d="M12 66h96" />
      <path className="paper" d="M22 66V22h11v44M33 66V28h9v38M78 66V24h10v42M88 66V30h9v36" />
      <path className="paper" d="m69.5 66-8.5-38 9-2 8.5 38" />
      <path className="accent" strokeDasharray="3 4" d="M44 66V26h14v40" />
      <path d="M22 30h11M22 34h11M78 32h10M88 58h9M33 58h9" />
    </Ornament>
  )
}
