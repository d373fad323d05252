import { Ornament } from '#ui/feedback/ornament.tsx'

export const Tags = () => (
  <Ornament>
    <path className="paper" d="M71 9h27v27L70 64 43 37Z" />
    <path className="paper" d="M55 16h27v27L52 73 25 46Z" />
    <circle className="accent tint" cx="73" cy="25" r="4" />
    <path d="m41 46 15 15M47 40l15 15M82 16c6-8 14-8 20-3" />
  </Ornament>
)
