import { Ornament } from './ornament.tsx'
import { State, type StateProps } from './state.tsx'

export function NoMatchState(props: StateProps & Required<Pick<StateProps, 'actions'>>) {
  return (
    <div aria-live="polite">
      <State ornament={<MagnifiedPage />} {...props} />
    </div>
  )
}

function MagnifiedPage() {
  return (
    <Ornament isDirected>
      <path d="M14 74h92" />
      <path className="paper" d="M34 10h34l12 12v52H34Z" />
      <path d="M68 10v12h12M42 24h16M42 34h10M42 44h6M42 62h14" />
      <circle className="accent tint" cx="68" cy="46" r="15" />
      <path className="accent" strokeDasharray="3 4" d="M61 46h14" />
      <path className="accent" d="m79 57 15 15" />
    </Ornament>
  )
}
