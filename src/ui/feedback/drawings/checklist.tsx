import { Ornament } from '../ornament.tsx'

export const Checklist = () => (
  <Ornament>
    <path d="M14 74h92" />
    <path className="paper" d="M36 12h48v62H36Z" />
    <path className="paper" d="M50 7h20v10H50Z" />
    <path d="M58 30h18M58 44h18M58 58h12" />
    <path className="accent" d="m44 30 3 3 5-6M44 44l3 3 5-6M44 58l3 3 5-6" />
  </Ornament>
)
