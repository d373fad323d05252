import { Ornament } from './ornament.tsx'
import { State, type StateProps } from './state.tsx'

export function ForbiddenState(props: StateProps) {
  return <State ornament={<ClosedGate />} {...props} />
}

function ClosedGate() {
  return (
    <Ornament>
      <path d="M10 70h100" />
      <path className="paper" d="M22 70V24h10v46M88 70V24h10v46M19 24h16M85 24h16" />
      <path d="M27 24v-5M93 24v-5" />
      <path className="paper" d="M32 70V34c8-12 18-16 28-16s20 4 28 16v36" />
      <path d="M32 40h56M32 62h56M60 18v52M41 28v42M50.5 21v49M69.5 21v49M79 28v42" />
      <circle className="accent tint" cx="60" cy="51" r="6" />
      <path className="accent" d="M60 50v3" />
    </Ornament>
  )
}
