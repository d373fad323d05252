import { Ornament } from './ornament.tsx'
import { State, type StateProps } from './state.tsx'

export function OfflineState(props: StateProps) {
  return (
    <div aria-live="polite">
      <State ornament={<UnlitLamp />} {...props} />
    </div>
  )
}

function UnlitLamp() {
  return (
    <Ornament>
      <path d="M14 70h92" />
      <path className="paper" d="M40 70c0-5 4-8 10-8s10 3 10 8Z" />
      <path d="M50 62 36 38l22-18" />
      <circle className="paper" cx="36" cy="38" r="2.5" />
      <path className="paper" d="m54 14 10 14c5-1 10-6 10-12L62 8c-4 0-7 2-8 6Z" />
      <path d="M60 66c10 0 10-8 20-8h4" />
      <path className="accent tint" d="M84 53h7v10h-7zM91 55.5h4M91 60.5h4" />
      <path className="accent" strokeDasharray="2 5" d="m74 30 6 8M68 34l3 10M79 24l9 4" />
    </Ornament>
  )
}
