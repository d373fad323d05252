import { Ornament } from '../ornament.tsx'

export const ClockFace = () => (
  <Ornament>
    <path d="M14 74h92" />
    <circle className="paper" cx="60" cy="42" r="30" />
    <path d="M60 17v4M60 63v4M35 42h4M81 42h4M42.3 24.3l2.5 2.5M75.2 57.2l2.5 2.5M42.3 59.7l2.5-2.5M75.2 26.8l2.5-2.5" />
    <circle className="accent tint" cx="60" cy="42" r="3" />
    <path className="accent" d="M60 39V25M62.6 43.5l10 6" />
  </Ornament>
)
