import { Ornament } from '#ui/feedback/ornament.tsx'

export const KeyOnRing = () => (
  <Ornament isDirected>
    <path d="M14 74h92" />
    <circle className="paper" cx="42" cy="36" r="20" />
    <circle className="accent tint" cx="38" cy="33" r="7" />
    <path className="paper" d="m56 50 34 24M72 61l-7 9M82 68l-6 8" />
    <path d="M20 22c-4-8 2-14 10-12" />
  </Ornament>
)
