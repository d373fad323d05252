import { Ornament } from '../ornament.tsx'

export const Envelope = () => (
  <Ornament>
    <path d="M14 70h92" />
    <path className="paper" d="M26 20h68v50H26Z" />
    <path d="m26 22 34 27 34-27M26 68l25-25M94 68 69 43" />
    <circle className="accent tint" cx="60" cy="47" r="6" />
    <path d="M40 12h40M46 6h28" />
  </Ornament>
)
